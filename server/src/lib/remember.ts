/** The same function of a text, which keeps its latest results: for slow, pure functions that are asked the same again at once. */
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
