// Brings text that people typed into fields into a state where its words can stand inside a sentence.
const acronyms = new Set(
  'SEO CRM AI UGC B2B B2C SMS DM DMS PDF UK US USA EU UX UI IT HR 3D TV DJ NYC LA VR PR'.split(' '),
);

/** Links, handles, emoji and markup taken out; line breaks kept, because they part thoughts. */
export function cleanText(text: string): string {
  const bare = text
    .normalize('NFC')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/giu, ' ')
    .replaceAll(/\S+@\S+\.\S+/gu, ' ')
    .replaceAll(/(?<![\p{L}\d])@[\p{L}\d._]+/gu, ' ')
    .replaceAll(/(?<![\p{L}\d.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{Ll}{2,}(?:\/\S*)?(?![\p{L}\d])/gu, ' ')
    .replaceAll(/\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\([^)]*\)/gu, ' ')
    .replaceAll(/^\s*(?:[-*+•·–—>▪●✓✔]|\d{1,2}[.)])\s+/gmu, '')
    .replaceAll(
      /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\ufe0f|\u200d|\u20e3)+/gu,
      '\n',
    )
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/["“”„«»*_`~#^|•·●▪✓✔→➡<>[\]{}\\]+/gu, (mark) => (/[|•·●▪→➡]/u.test(mark) ? '\n' : ' '));
  return bare
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
}

/** Cuts text at ends of sentences, lines and loose dashes; ends carry no punctuation. Questions are left out, shouting is calmed. */
export function sentencesOf(cleaned: string): string[] {
  return cleaned
    .split(/\n+|(?<=[.!?…。！？؟])\s+|(?<=[。！？؟])|;\s+|\s+[–—-]+\s+/u)
    .filter((sentence) => !/[?？؟]/u.test(sentence))
    .map((sentence) => sentence.replaceAll(/^[\s,.:;!…–—-]+|[\s,.:;!…。！–—-]+$/gu, '').replaceAll('!', ','))
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map(calm);
}

/** ALL CAPS becomes ordinary writing. */
function calm(sentence: string): string {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const capitals = sentence.match(/\p{Lu}/gu) ?? [];
  if (letters.length < 8 || capitals.length < letters.length * 0.6) return sentence;
  const lowered = sentence.replaceAll(/[\p{L}\p{M}\d'’]+/gu, (word) =>
    acronyms.has(word)
      ? word
      : word === 'I' || /^I['’]/u.test(word)
        ? `I${word.slice(1).toLowerCase()}`
        : word.toLowerCase(),
  );
  return lowered.charAt(0).toUpperCase() + lowered.slice(1);
}
