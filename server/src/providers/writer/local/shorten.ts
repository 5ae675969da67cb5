// Cuts a long clause where a reader would not notice that it went on.
const boundaries = [
  /,\s|\s(?=(?:that|which|who|so|because|while|including|where)\s)|:\s/giu,
  /\s(?=(?:with|by|using|and|or|as|through|without|plus)\s)/giu,
  /\s(?=(?:for|to|from|in|on|at|of)\s)/giu,
];
const dangling =
  /[\s,]+(?:and|or|for|to|the|a|an|of|in|on|at|with|by|from|that|which|who|your|our|my|their|is|are|&|as|so|than|into|its)$/iu;

export function shorten(text: string, maxWords: number): string {
  if (wordCount(text) <= maxWords) return trimEnd(text);
  for (const boundary of boundaries) {
    const cuts = [...text.matchAll(boundary)].map((match) => text.slice(0, match.index));
    const fitting = cuts.filter((cut) => wordCount(cut) <= maxWords && wordCount(cut) >= 3);
    const longest = fitting.at(-1);
    if (longest !== undefined) return trimEnd(longest);
  }
  return trimEnd(text.split(/\s+/).slice(0, maxWords).join(' '));
}

function trimEnd(text: string): string {
  const trimmed = text.replace(/[\s,:;.–—-]+$/u, '').replace(dangling, '');
  return trimmed === text ? text : trimEnd(trimmed);
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
