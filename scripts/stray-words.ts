// "DM" stays only where the product's texts are fixed; everywhere else, what is written is a message.
const fixed = [
  'Each DM uses',
  'Generate DM',
  'Generate New DM',
  'Copy DM',
  'Failed to queue DM generation',
  'DMs sent',
];

/** The lines of a text that have another word for a message. */
export function strayWords(text: string): string[] {
  const spoken = fixed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
  return [...spoken.matchAll(/.*\bDMs?\b.*/g)].map(([line]) => line.trim());
}
