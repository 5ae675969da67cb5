// The built-in writer's follow-ups: one more thing that the sender says about the product, or a plain question, and a friendly last word.
import { detectLanguage, type Language, languages } from '../../../lib/language.ts';
import { FinalFault } from '../../../lib/port-faults.ts';
import { contentStems, countWords, words } from '../../../lib/words.ts';
import type { FollowUpRequest } from '../port.ts';
import { frameFor } from './frame-for.ts';
import { upperFirst } from './case.ts';
import { firstNameOf } from './name.ts';
import { isQuestion, listItems, sentencesOf } from './sender-text.ts';

type FollowUps = {
  /** `{more}` is a sentence of the sender's that was not in the messages before. */
  more: string;
  ask: string;
  last: string;
};

/** After the greeting. */
const followUps: Record<Language, FollowUps> = {
  en: {
    more: 'there’s one thing I didn’t mention. {more} Would that be of use to you?',
    ask: 'a yes or no is plenty: is this something for you at the moment? If not, that’s perfectly fine.',
    last: 'this is my last message about it. If it’s of use to you later on, just answer here. All the best.',
  },
  de: {
    more: 'eine Sache habe ich noch nicht erwähnt. {more} Wäre das etwas für [dich|Sie]?',
    ask: 'ein kurzes Ja oder Nein reicht mir: Ist das gerade etwas für [dich|Sie]? Wenn nicht, ist das völlig in Ordnung.',
    last: 'das ist meine letzte Nachricht dazu. Falls es später einmal passt, [antworte|antworten Sie] einfach hier. Alles Gute.',
  },
  fr: {
    more: 'il y a une chose que je n’ai pas dite. {more} Est-ce que ça [te|vous] serait utile ?',
    ask: 'un simple oui ou non me suffit : est-ce quelque chose pour [toi|vous] en ce moment ? Sinon, pas de souci.',
    last: 'c’est mon dernier message à ce sujet. Si ça peut [te|vous] servir plus tard, il suffit de répondre ici. Bonne continuation.',
  },
  es: {
    more: 'hay una cosa que no mencioné. {more} ¿[Te|Le] serviría?',
    ask: 'con un sí o un no me basta: ¿es algo para [ti|usted] en este momento? Si no, no pasa nada.',
    last: 'este es mi último mensaje sobre el tema. Si más adelante [te|le] sirve, basta con responder aquí. Que vaya muy bien.',
  },
  it: {
    more: 'c’è una cosa che non ho detto. {more} [Ti|Le] sarebbe utile?',
    ask: 'mi basta un sì o un no: è qualcosa che [ti|Le] serve in questo momento? Se no, nessun problema.',
    last: 'questo è il mio ultimo messaggio in proposito. Se più avanti [ti|Le] può servire, basta rispondere qui. Buon lavoro.',
  },
  pt: {
    more: 'há uma coisa que não mencionei. {more} Seria útil?',
    ask: 'basta um sim ou um não: é algo que interessa neste momento? Se não, não há problema.',
    last: 'esta é a minha última mensagem sobre o assunto. Se for útil mais tarde, basta responder aqui. Tudo de bom.',
  },
};

export function followUpTo(request: FollowUpRequest): string {
  const { voice, project, profile, language, sent } = request;
  const known = languages.find((one) => one === language);
  if (known === undefined)
    throw new FinalFault(
      'writer_language',
      'The built-in writer cannot write in this language yet. Connect a language model to use it.',
    );
  const ownWords = [project.productInfo, voice.offerLine || project.offerInfo, voice.benefit].join('\n');
  const frame = frameFor(voice, ownWords, known);
  const greeting = frame.greeting(frame.namesNobody === true ? undefined : firstNameOf(profile));
  const { more, ask, last } = followUps[known];
  const unsaid = sent.length > 1 ? undefined : unsaidSentence(request);
  const texts = sent.length > 1 ? [last] : [...(unsaid ? [more.replace('{more}', unsaid)] : []), ask];
  const text = texts
    .map((one) => `${greeting} ${frame.inTone(one)}`)
    .find((one) => !hasBanned(one, voice.banned) && one !== request.refused?.text);
  if (text === undefined)
    throw new FinalFault('writer_no_other', 'The built-in writer has nothing more to say to this person.');
  return text;
}

const mostWords = 25;
/** Fewer content words say too little to be worth a message. */
const fewestStems = 3;

/** The first sentence about the product of which most was not said before. */
function unsaidSentence({ project, voice, language, sent }: FollowUpRequest): string | undefined {
  const said = new Set(contentStems(sent.join('\n')));
  const isNew = (sentence: string) => {
    const stems = [...new Set(contentStems(sentence))];
    return stems.length >= fewestStems && stems.filter((stem) => said.has(stem)).length * 2 < stems.length;
  };
  const found = [voice.benefit, project.productInfo]
    .flatMap(sentencesOf)
    .find(
      (sentence) =>
        listItems(sentence).length === 1 &&
        !isQuestion(sentence) &&
        isWhole(sentence, language) &&
        countWords(sentence, mostWords) <= mostWords &&
        isNew(sentence),
    );
  return found && `${upperFirst(found)}.`;
}

/**
 * A fragment ("Made in Porto, since 1990") reads oddly on its own; a sentence in which the sender speaks does not. What the sender is or was
 * ("I'm a food technologist") is no answer to whether it would be of use.
 */
const speaks: Record<string, RegExp> = {
  en: /^(?:we(?! (?:are|were|have been)\b|['’](?:re|ve)\b)|our|you|it)\b/iu,
  de: /^(?:wir(?! (?:sind|waren)\b)|unsere?|du|sie|es)\b/iu,
  fr: /^(?:nous(?! (?:sommes|étions))|on(?! est)|notre|nos|vous|tu)(?=\s)/iu,
  es: /^(?:nosotros|nuestr[oa]s?|también|(?!somos|éramos)\p{L}+mos)(?=\s)/iu,
  it: /^(?:noi|il nostro|la nostra|i nostri|anche|(?!siamo)\p{L}+iamo)(?=\s)/iu,
  pt: /^(?:nós|o nosso|a nossa|os nossos|também|(?!somos)\p{L}+mos)(?=\s)/iu,
};

function isWhole(sentence: string, language: string): boolean {
  const isTheirs = (detectLanguage(sentence) ?? language) === language;
  return isTheirs && (speaks[language]?.test(sentence) ?? false);
}

function hasBanned(text: string, banned: string[]): boolean {
  const said = ` ${words(text).join(' ')} `;
  return banned.some((word) => {
    const bare = words(word).join(' ');
    return bare !== '' && said.includes(` ${bare}`);
  });
}
