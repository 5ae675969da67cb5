/** The same pure function of a text, with its latest answers at hand: the rules ask the same of a profile and an offer again and again. */
export function remember<T>(compute: (text: string) => T, most = 500): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = compute(text);
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(text, answer);
    return answer;
  };
}
