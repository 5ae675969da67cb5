// The selection in a list: single messages, ranges, or all that match.
export interface Choice {
  /** The list that it belongs to: in another, nothing is selected. */
  list: string;
  ids: ReadonlySet<string>;
  /** The start of a range. */
  last: string | undefined;
}

export const nothing = (list: string): Choice => ({ list, ids: new Set(), last: undefined });

export function toggle(choice: Choice, id: string): Choice {
  const ids = new Set(choice.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ...choice, ids, last: id };
}

/** From the last one to this, inclusive: all get this one's new state. */
export function toggleRange(choice: Choice, id: string, shown: readonly string[]): Choice {
  const from = choice.last === undefined ? -1 : shown.indexOf(choice.last);
  const to = shown.indexOf(id);
  if (from < 0 || to < 0) return toggle(choice, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const ids = new Set(choice.ids);
  const adding = !ids.has(id);
  for (const one of range) {
    if (adding) ids.add(one);
    else ids.delete(one);
  }
  return { ...choice, ids, last: id };
}

export function chooseAll(choice: Choice, all: readonly string[]): Choice {
  return { ...choice, ids: new Set(all), last: undefined };
}
