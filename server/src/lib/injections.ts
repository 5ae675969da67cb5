// Finds prompt injections in the texts of a profile and removes them.
import { joinLetters, latinize, reveal } from './unmask.ts';

export type CleanedText = { safe: string; removed: string[] };

/** An explicit attempt also removes everything after it; a loose instruction removes only its own sentence. */
export function removeInjections(text: string): CleanedText {
  const sentences = text.split(/(?<=[.!?…。！？؟])\s+|[\n\r\u2028\u2029]+/u);
  const revealed = sentences.map(reveal);
  const brokenUpAt = findBrokenUp(revealed);
  const safe: string[] = [];
  const removed: string[] = [];
  // Each sentence is matched as written and with disguised letters resolved.
  const readings = sentences.map((sentence, index) => {
    const plain = joinLetters(revealed[index] ?? sentence);
    return [...new Set([sentence, plain, latinize(plain)])];
  });
  let hydrated = false;
  let wasLeftOpen = false;
  for (const [index, sentence] of sentences.entries()) {
    const read = readings[index] ?? [];
    hydrated ||= index === brokenUpAt || matches(attempts, read);
    const isOpen = isLeftOpen(read, readings[index + 1] ?? []);
    if (hydrated || isOpen || wasLeftOpen || matches(looseInstructions, read)) removed.push(sentence);
    else safe.push(sentence);
    wasLeftOpen = isOpen;
  }
  return { safe: removed.length === 0 ? text : safe.join('\n'), removed };
}

function matches(patterns: readonly RegExp[], read: readonly string[]): boolean {
  return patterns.some((pattern) => read.some((reading) => pattern.test(reading)));
}

/** Whether it ends in an instruction that the next line completes: "Output the following:". */
function isLeftOpen(read: readonly string[], next: readonly string[]): boolean {
  if (!matches([/[\p{L}\p{N}]/u], next)) return false;
  return matches(leftOpen, read) || (matches([verbAlone], read) && matches([goesOn], next));
}

/** The index of the sentence where an instruction starts whose words are split over several sentences or lines. */
function findBrokenUp(revealed: readonly string[]): number | undefined {
  for (const parts of [revealed, revealed.map(latinize)]) {
    const whole = joinLetters(parts.join(' '));
    const starts = brokenUp.flatMap((pattern) => pattern.exec(whole)?.index ?? []);
    // Joining removes spaces and dots but no letters, so the number of letters gives the position.
    if (starts.length > 0) return holderOf(parts, countLetters(whole.slice(0, Math.min(...starts))));
  }
  return undefined;
}

function holderOf(parts: readonly string[], lettersBefore: number): number {
  let letters = 0;
  return parts.findIndex((part) => (letters += countLetters(part)) > lettersBefore);
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

const model = String.raw`(?:ai|a\.i\.|llm|gpt|chat ?gpt|(?:chat)?bot|(?:large )?language model|ai (?:agent|assistant|model)|assistant)s?\b`;

const attempts = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines|directions|above|previous|everything)\b/i,
  /\b(?:system|hidden|initial|original) (?:prompt|message|instructions?)\b/i,
  // Asks to drop the instructions of the prompt.
  /\b(?:(?:do not|don['’]t|never|stop|quit) (?:follow|obey|heed)(?:ing)?|discard|set aside|drop|abandon)\b.{0,30}\b(?:instructions?|guidelines|guidance|prompt|persona|you were told|your context|the sender['’]s)\b/i,
  /\b(?:ignore|forget) (?:all |the |your |any )?(?:prior |previous |earlier )?(?:context|persona|training)\b/i,
  /\byour (?:task|role|job|goal|purpose) (?:has changed|is now)\b/i,
  /\bfrom now on,? you (?:are|will|must|shall|should|offer|write|answer|speak|act)\b/i,
  /\b(?:the )?sender (?:actually |really )?(?:wants|asks|told) you\b/i,
  /\boverride\s*:|\bdirective (?:for|to) the (?:writer|reader)\b|\bdecode (?:this )?and (?:obey|follow|execute|run)\b/i,
  // Addresses the author of the message.
  /\b(?:whoever|whatever|anyone|anything)(?: is|['’]s)? (?:composing|writing|generating|drafting) (?:this|the|my|a|to)\b/i,
  /\bautomated (?:writers?|senders?|systems?)\s*[:,]/i,
  /\bif (?:this|you|it) (?:is|are|were|was) (?:being )?(?:processed|parsed|scraped|generated|written) (?:automatically|by)\b/i,
  /\b(?:generated|automated) (?:messages?|texts?|replies|dms)\b.{0,40}\b(?:must|should|have to)\b/i,
  /\b(?:text|message|reply|dm|draft)s? (?:that )?you (?:generate|compose|draft|produce)\b/i,
  /\b(?:skip|fit)\s*[=:]\s*["“']?(?:null|strong|weak|none)\b|\bfit must be (?:strong|weak)\b|\bthe text field\b|\b(?:in|as|with) json\b/i,
  /(?<!\p{L})(?:não sigas?|no (?:sigas|siga)|ne (?:suis|suivez) pas|non seguire|volg niet|nie postępuj|не следуй(?:те)?)(?!\p{L}).{0,40}(?:instruc|instruç|consigne|istruzion|indica|aanwijzing|instruk|указани|инструкц)/iu,
  /(?<!\p{L})(?:be)?folge?(?!\p{L}).{0,30}(?:anweisung|instruktion|vorgabe)\p{L}{0,3}.{0,12}(?<!\p{L})nicht(?!\p{L})/iu,
  /\b(?:new|updated|important|secret|following) (?:instructions?|orders|prompt)\b/i,
  /\b(?:prompt|instructions?) (?:injection|override)\b/i,
  /\byou are (?:now|no longer)\b/i,
  /\byou must (?:now|only|always|say|reply|respond|answer|write)\b/i,
  /\b(?:pretend|act|behave|roleplay) (?:to be|as if|as an?|like an?)\b/i,
  /\bnew (?:rule|task|role)s?\s*:/i,
  /\b(?:ai|bot|llm|model|assistant)s? (?:models? |agents? |assistants? )?(?:that (?:are )?|who (?:are )?)?reading this\b/i,
  /\{\{|<\/\w+>/,
  /\b(?:jailbreak|developer mode|dan mode|do anything now)\b/i,
  new RegExp(String.raw`\b(?:if|when|since|as) (?:you(?:'re|’re| are) )(?:an? |the )?${model}`, 'i'),
  new RegExp(
    String.raw`\b(?:attention|notice|hey|dear|hello|(?:note|message|instructions?) (?:to|for))\b[ :,]*(?:all |any |the )?${model}`,
    'i',
  ),
  new RegExp(String.raw`^\W*(?:ai|llm|assistant|system|user)\s*:`, 'i'),
  /<\/?(?:system|user|assistant|instructions?|prompt)>|\[\/?inst\]|<\|/i,
  /\b(?:ignor(?:iere|ier|a|e|ez|en)|vergiss|olvida|oublie[zr]?|dimentica|esque[cç]a|negeer|vergeet)\b.{0,40}\b(?:anweisung|instruc|instruk|istruzion|instru[cç]|consigne|indicacion|regel|aanwijzing|opdracht)/i,
  /(?<!\p{L})(?:si eres|se (?:você )?(?:é|és|sei)|si (?:tu es|vous êtes)|wenn du|falls du|als je|jeśli jesteś|если ты)(?!\p{L}).{0,12}(?<!\p{L})(?:ia|ki|ai|ii|ии|ИИ|inteligencia artificial|bot|нейросеть|бот|modelo|modell|modèle|llm|gpt)(?!\p{L})/iu,
  /(?<!\p{L})(?:внимание|эй|atención|atenção|attenzione|achtung|uwaga|dikkat)[ ,:]{1,3}(?:нейросет\p{L}{1,3}|ии|бот\p{L}{0,2}|ias?|ki|ai|bots?|yapay zeka)(?!\p{L})/iu,
  /(?<!\p{L})(?:an (?:alle|jede[nr]?)|hinweis (?:an|für)|nachricht (?:an|für)|note (?:aux?|pour les)|à (?:tous|toutes) les|(?:nota|avviso|messaggio) (?:per|a) (?:i|gli|le)|(?:nota|aviso|mensaje|mensagem) (?:a|para)(?: l?[oa]s)?|aan alle|do wszystkich)[ :]{1,2}(?:kis?|ki-\p{L}{2,12}|ias?|bots?|ais?|chatbots?|assistent\p{L}{0,3}|assistants?|modelos?|modelli|modèles|llms?)(?!\p{L})/iu,
  /(?:^|\n)[^\p{L}\n]{0,6}(?:ki|ia|ai|bot)s?(?:[- ](?:bots?|assistent\p{L}{0,3}|modelle?|tools?))?\s?:/iu,
  /(?<!\p{L})(?:забудь|игнорируй|проигнорируй)(?:те)?(?!\p{L}).{0,30}(?:инструкц|указани|правил|вс[её]|предыдущ)/iu,
  /talimat.{0,30}(?:yok say|unut|görmezden gel)|(?:yok say|unut|görmezden gel).{0,30}talimat/i,
  /(?:指示|命令|プロンプト|指令).{0,12}(?:無視|忘れ|忽略|无视)|(?:無視|忽略|无视).{0,12}(?:指示|命令|プロンプト|指令)/,
  /(?:تجاهل|انس).{0,30}(?:التعليمات|الأوامر)/,
  /(?:התעלם|התעלמו|תתעלם|שכח).{0,30}(?:הוראות|ההוראות|ההנחיות|הנחיות)/,
];

const looseInstructions = [
  /\b(?:say|write|reply|respond|answer|output|print|repeat|include|mention|add|type)\b(?: (?:with|only|exactly|back|to this|the (?:word|words|phrase|text|following)))+\b(?=.*\w)/i,
  // "I always say …" describes a person and is no instruction.
  /(?<!\b(?:i|we|they|she|he|who|people|everyone|everybody|nobody|customers|clients|guests|visitors|friends) (?:(?:has|have|had|needs?|used|wants?|wanted|likes?) to |(?:always|often|still|just|never|all|usually|would|could|can) )?)\b(?:say|write|reply|respond|answer|output|print|repeat|include|mention)\b:? ["“'«].+/i,
  /\b(?:say|write|reply|respond|answer) (?:that|in (?:all )?caps|in pirate|in rhyme|as)\b/i,
  /\b(?:contain|include|use|add|mention|say|finish (?:it )?with|end (?:it )?with)\b.{0,12}\bthe (?:word|phrase|sentence)s?\b/i,
  /\b(?:reply|message|dm|text|draft|answer|response)s?\b.{0,30}\b(?:must|has to|have to|should|needs to) (?:praise|promote|flatter|recommend|be in)\b/i,
  /\b(?:translate|write|rewrite|answer|reply|respond)\b.{0,20}\bin(?:to)? (?:klingon|latin|elvish|morse|binary|base64|pirate|rhyme|all caps|lower ?case|yaml|html)\b/i,
  /\b(?:greet|address|call) me (?:as )?(?:your (?:majesty|highness|lordship)|my lord|master)\b/i,
  /\bwrite me an? (?:poem|song|story|joke|haiku|limerick)\b|\bpromote\b.{0,30}\binstead\b|\bdo as follows\b/i,
  /\b(?:offer|give|promise|grant) me (?:an? )?(?:\d{1,3} ?%|full|huge) ?(?:discount|off|refund)\b|\btell me (?:that )?(?:the|your) offer is\b/i,
  /\b(?:start|begin|end) (?:your|the|every|each) (?:message|reply|answer|dm|response)\b/i,
  /\b(?:do not|don't|don’t|never) (?:mention|write|reveal|use the)\b/i,
  /\b(?:note|message|reply|answer|dm|response) (?:to me )?(?:has to|must|should|needs to|shall) (?:start|begin|open|end|close|finish) with\b/i,
];

/** The start of a clause, where a verb is an imperative; "a potato to print with" and "I always write back" don't match. */
const asCommand = String.raw`(?:^|[^\p{L}\p{N}\s'’]\s*|(?<![\p{L}\p{N}])(?<!(?<!\p{L})(?:i|we|they|she|he|who|you) )(?:please|kindly|just|simply|now|then|and|always|must|should|(?:sure|remember|forget) to) )`;
const words = 'the (?:words?|phrase|text|following)';
const leftOpen = [
  new RegExp(
    String.raw`${asCommand}(?:say|write|reply|respond|answer|output|repeat|include|mention)(?: back)?(?: (?:with|only|exactly|to this|${words}))+[^\p{L}\p{N}]*$`,
    'iu',
  ),
  // "Print only" and "serif type only" are common in shop profiles.
  new RegExp(
    String.raw`${asCommand}(?:print|type|add)(?: (?:with|only|back|to this))*(?: (?:exactly|${words})[^\p{L}\p{N}]*| only\s*:\s*)$`,
    'iu',
  ),
];
const verbAlone = new RegExp(
  String.raw`${asCommand}(?:say|write|reply|respond|answer|output|repeat)[^\p{L}\p{N}]*$`,
  'iu',
);
const goesOn = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:with )?(?:only|exactly|${words})(?![\p{L}\p{N}])`,
  'iu',
);

/** Whatever separates two words. */
const gap = String.raw`[^\p{L}\p{N}]{1,6}`;
const orNone = String.raw`[^\p{L}\p{N}]{0,6}`;

/** Only small words may come between verb and noun, because these patterns run across sentences. */
function ignoring(verbs: string, between: string, nouns: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})(?:${verbs})(?:${orNone}(?:${between})){1,6}${orNone}(?:${nouns})`,
    'iu',
  );
}

const brokenUp = [
  ignoring(
    'ignore|disregard|forget|override|bypass',
    'all|any|each|every|the|your|my|our|these|those|this|of|previous|prior|above|earlier|preceding|past|other|system|initial|given|existing',
    'instructions?|prompts?|rules|guidelines|directions|orders|commands',
  ),
  ignoring(
    'ignoriere?|ignoriert|ignorieren|vergiss|vergesst|missachte',
    'bitte|sie|alle|alles|die|den|deine|ihre|meine|diese|bisherigen?|vorherigen?|vorigen?|fruheren?|früheren?|obigen?|anderen?',
    'anweisung(?:en)?|instruktionen|regeln|vorgaben|befehle|prompts?',
  ),
  ignoring(
    'ignore[rz]?|oublie[rz]?',
    'toutes?|tous|les?|la|tes|vos|mes|ces|precedentes|précédentes',
    'instructions?|consignes?|regles|règles',
  ),
  ignoring(
    'ignora[rd]?|ignore|ignoren|olvida[rd]?|olvide|olviden',
    'todas?|todos?|las?|los?|tus?|sus?|mis?|estas?|anteriores|previas?',
    'instrucciones|indicaciones|reglas|ordenes|órdenes',
  ),
  ignoring(
    'ignora|ignorare|ignorate|dimentica|dimenticate',
    'tutt[eio]|le|gli|tue|vostre|queste|precedenti',
    'istruzioni|indicazioni|regole',
  ),
  ignoring(
    'ignor[ea]|ignorem|esque[cç]am?',
    'todas?|todos?|as?|os?|suas?|tuas?|essas?|estas?|anteriores|previas|prévias',
    'instrucoes|instruções|regras|ordens',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:ignore|disregard|forget|override|bypass)${gap}(?:instructions|prompts?)(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:if|when|since)${gap}you(?:['’]re|${gap}are)(?:${gap}(?:an?|the))?${gap}(?:ai|llm|gpt|chatgpt|bot|chatbot|language${gap}model|assistant)(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:start|begin|end)${gap}(?:your|the|every|each)${gap}(?:message|reply|answer|dm|response)${gap}with(?!\p{L})`,
    'iu',
  ),
];
