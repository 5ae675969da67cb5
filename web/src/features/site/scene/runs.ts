// Text with personal details: `[1|kiln opening]` is detail 1, the same in the profile and in the message.
export type Run = { text: string; detail?: number };

export function toRuns(source: string): Run[] {
  return source
    .split(/(\[\d\|[^\]]+\])/)
    .filter(Boolean)
    .map((part) => {
      const [, detail, text] = /^\[(\d)\|(.+)\]$/.exec(part) ?? [];
      return detail && text ? { text, detail: Number(detail) } : { text: part };
    });
}

export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The details mentioned in the first `typed` characters of a message. */
export function detailsTyped(runs: readonly Run[], typed: number): Set<number> {
  const found = new Set<number>();
  let at = 0;
  for (const { text, detail } of runs) {
    if (detail !== undefined && at < typed) found.add(detail);
    at += text.length;
  }
  return found;
}

export function countDetails(runs: readonly Run[]): number {
  return detailsTyped(runs, Infinity).size;
}

/** The runs up to a character; the last one is cut there. */
export function upTo(runs: readonly Run[], typed: number): Run[] {
  const shown: Run[] = [];
  let left = typed;
  for (const run of runs) {
    if (left <= 0) break;
    shown.push({ ...run, text: run.text.slice(0, left) });
    left -= run.text.length;
  }
  return shown;
}

export function restOfWord(runs: readonly Run[], typed: number): string {
  return /^\S*/.exec(textOf(runs).slice(typed))?.[0] ?? '';
}
