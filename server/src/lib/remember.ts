/** Caches the latest results of a pure function of a text. */
export function remember<Result>(limit: number, find: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    kept.set(text, found);
    // A map keeps the order in which its keys were added.
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
