import type { Finding } from './check.ts';

const marks = { ok: '✓', fault: '✗', skipped: '–' } as const;

export function showFinding({ area, check, outcome, text, todo }: Finding): string[] {
  const line = `${marks[outcome]} ${area.padEnd(9)} ${check}: ${text}`;
  return todo === undefined ? [line] : [line, `            → ${todo}`];
}
