// "DM" appears only in texts that are fixed; everywhere else the word is "message".
const fixed = [
  'Each DM uses',
  'Generate DM',
  'Generate New DM',
  'Copy DM',
  'Failed to queue DM generation',
  'DMs sent',
];

/** Lines with another word for a message. */
export function strayWords(text: string): string[] {
  const spoken = fixed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
  return [...spoken.matchAll(/.*\bDMs?\b.*/g)].map(([line]) => line.trim());
}
