// No talk of prompts and instructions, and no refusal instead of a message.
import type { GateRule } from './rule.ts';

export const checkMachineTalk: GateRule = ({ draft: { text } }) => [
  ...(machine.some((pattern) => pattern.test(text))
    ? ['It speaks as a machine about its instructions; write as a person.']
    : []),
  ...(refusals.some((pattern) => pattern.test(text))
    ? ['It refuses instead of writing; set "skip" if this person should be spared.']
    : []),
];

const machine = [
  /\bas an? (?:ai|artificial|large language|language model|assistant|chatbot)\b/iu,
  /\b(?:language model|system prompt|(?:previous|my|the|your) instructions|prompt injection|chatgpt wrote|(?:AI|KI|IA)[- ](?:generated|generiert|générée?|generad[oa]|generat[oa]|gerad[oa]))\b/iu,
  /\bI(?:'m| am|’m) (?:an AI|a bot)\b|\b(?:als|en tant qu['’]|como|come|in quanto) ?(?:KI|IA)(?:-Modell|-Assistent\w{0,2})?\b/iu,
  /\b(?:recentOpenings|earlierTexts|lastDraft\w*|neverUse|postsCount|followersCount|biography field|fullName|offer_info|product_info|JSON|<\/?data)\b|\bthe (?:provided|given|supplied) (?:data|profile|bio|information|project)\b/u,
  /\b(?:as requested|as instructed|per (?:the|your) (?:brief|instructions?|request|prompt)|wie (?:gewünscht|angewiesen|vorgegeben|verlangt)|comme (?:demandé|indiqué dans)|como (?:se pide|se pidió|pedido|solicitad[oa])|come (?:richiesto|da istruzioni|da richiesta))\b/iu,
  /\b(?:word (?:count|limit)|in (?:under|exactly) \d+ words|\d+ words or (?:less|fewer))\b/iu,
  /\b(?:laut|gemäß|selon|según|secondo|segundo) (?:den|der|dem|deinen|les|le|las?|los|le|gli|as?|os?) (?:Daten|Profildaten|Anweisungen|Vorgaben|données|instructions|consignes|datos|instrucciones|dati|istruzioni|dados|instruções)\b/iu,
  /(?<!\p{L})(?:the|this|your|my|el|il|le|du|del|al|nel|dal|no|do|o|im|der|den|dem|meine?[mnr]?) prompts?(?!\p{L})/iu,
  /(?<!\p{L})(?:meine[nr]?|mes|mis|mie|miei|minhas|as minhas) (?:vollständigen |complètes )?(?:anweisungen|instructions|consignes|instrucciones|istruzioni|instruções)(?!\p{L})/iu,
  /\b(?:prompts?|Prompt)\b(?= (?:says|asks|told|sagt|verlangt|demande|dice|pide|chiede|diz|pede))/u,
];

const act = String.raw`(?:help|assist|comply|fulfil|write|create|generate|draft|compose|message|contact|produce)`;

const refusals = [
  new RegExp(
    String.raw`\bI(?:'m| am|’m)? (?:can['’]t|cannot|can not|won['’]t|will not|(?:am )?unable to|not able to|(?:would|['’]d) (?:rather|prefer) not(?: to)?|must decline|have to decline|decline to|don['’]t feel comfortable|not comfortable)(?: \w{1,12}){0,3}? ?(?:to )?${act}`,
    'iu',
  ),
  /\bI(?:'d|’d| would) (?:rather|prefer) not (?:to )?(?:write|send|message|reach|contact|pitch)/iu,
  /\b(?:I['’]m sorry,? but|I apologi[sz]e,? but)\b/iu,
  /\bich (?:kann|möchte|werde|würde)\b[^.?!]{0,60}\b(?:nicht|keine[nr]?|lieber nicht)\b[^.?!]{0,60}\b(?:helfen|schreiben|verfassen|erstellen|formulieren|kontaktieren|anschreiben)\b/iu,
  /\b(?:dabei|damit) kann ich (?:leider )?nicht helfen|\b(?:kann|möchte) ich (?:leider |lieber )?(?:nicht|keine[nr]?)\b[^.?!]{0,60}\b(?:schreiben|verfassen|helfen|anschreiben)/iu,
  /\bje (?:ne peux pas|préfère ne pas|ne souhaite pas|préférerais ne pas|refuse)\b[^.?!]{0,60}\b(?:écrire|rédiger|aider|contacter|envoyer|générer)/iu,
  /\b(?:no puedo|prefiero no|preferiría no|no quiero)\b[^.?!]{0,50}\b(?:escribir|redactar|ayudar|contactar|generar|enviar)/iu,
  /\b(?:non posso|preferisco non|preferirei non|non voglio)\b[^.?!]{0,50}\b(?:scriver|aiutar|contattar|generar|redigere|inviar)/iu,
  /(?:não posso|prefiro não|preferia não|não quero)(?!\p{L})[^.?!]{0,50}(?:escrever|redigir|ajudar|contactar|contatar|gerar|enviar)/iu,
];
