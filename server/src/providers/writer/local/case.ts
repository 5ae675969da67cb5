// Capitals at the start of sentences, and lists in words.
/** Lower-cases a first letter that is a capital only because it began a sentence. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,'’]/u, 1);
  const isName = first === 'I' || /^.[^\p{Ll}]*[\p{Lu}\d]/u.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Commas and an "and": "classes, waiting lists and reminders". */
export function enumerate(items: string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
