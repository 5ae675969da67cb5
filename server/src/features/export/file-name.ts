// The name of an exported file: the project's name, without what a file name can't contain.
const nameLength = 80;

export type FileName = {
  /** In any script. */
  full: string;
  /** For clients that know only ASCII. */
  ascii: string;
};

export function exportFileName(projectName: string, day: Date, ending: string): FileName {
  const date = day.toISOString().slice(0, 10);
  const named = (name: string) => `opener-${name || 'project'}-${date}.${ending}`;
  return {
    full: named(tidy(projectName.normalize('NFC'), /[^\p{L}\p{M}\p{N}._-]+/gu)),
    ascii: named(tidy(projectName.normalize('NFKD').replace(/\p{M}/gu, ''), /[^a-z0-9._-]+/gi)),
  };
}

function tidy(name: string, unsafe: RegExp): string {
  const safe = name.replace(unsafe, '-').replace(/[.-]*-[.-]*|\.{2,}/g, '-');
  const short = Array.from(safe.replace(/^[.-]+/, ''))
    .slice(0, nameLength)
    .join('');
  return short.replace(/[.-]+$/, '');
}
