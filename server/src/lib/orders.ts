// Tells the parts of a profile that describe someone from those that try to give orders to a language model.
export type SiftedText = { safe: string; orders: string[] };

/** After an outright attempt everything that follows is suspect; a loose order taints its own sentence only. */
export function siftOrders(text: string): SiftedText {
  const safe: string[] = [];
  const orders: string[] = [];
  let takenOver = false;
  for (const sentence of text.split(/(?<=[.!?…。！？؟])\s+|\n+/u)) {
    const attempt = attempts.some((pattern) => pattern.test(sentence));
    takenOver ||= attempt;
    if (takenOver || looseOrders.some((pattern) => pattern.test(sentence))) orders.push(sentence);
    else safe.push(sentence);
  }
  return { safe: orders.length === 0 ? text : safe.join('\n'), orders };
}

const model = String.raw`(?:ai|a\.i\.|llm|gpt|chat ?gpt|(?:chat)?bot|(?:large )?language model|ai (?:agent|assistant|model)|assistant)s?\b`;

const attempts = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines|directions|above|previous|everything)\b/i,
  /\b(?:system|hidden|initial|original) (?:prompt|message|instructions?)\b/i,
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

const looseOrders = [
  /\b(?:say|write|reply|respond|answer|output|print|repeat|include|mention|add|type)\b(?: (?:with|only|exactly|back|to this|the (?:word|words|phrase|text|following)))+\b/i,
  /\b(?:say|write|reply|respond|answer|output|print|repeat|include|mention)\b:? ["“'«].+/i,
  /\b(?:say|write|reply|respond|answer) (?:that|in (?:all )?caps|in pirate|in rhyme|as)\b/i,
  /\b(?:start|begin|end) (?:your|the|every|each) (?:message|reply|answer|dm|response)\b/i,
  /\b(?:do not|don't|don’t|never) (?:mention|write|reveal|use the)\b/i,
];
