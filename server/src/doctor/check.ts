// The result of a check: one line, and what to do about it.
export type Finding = {
  area: 'settings' | 'database' | 'mail' | 'payments' | 'writer' | 'profiles' | 'sending' | 'address';
  check: string;
  outcome: 'ok' | 'fault' | 'skipped';
  text: string;
  /** For whoever runs Opener. */
  todo?: string;
};

/** Something that `--register` would change at a vendor. */
export type Change = {
  area: Finding['area'];
  text: string;
  /** Returns what the operator has to do next, if anything. */
  apply(): Promise<string | undefined>;
};

/** Findings of one area. */
export function findingsOf(area: Finding['area']) {
  return {
    ok: (check: string, text: string): Finding => ({ area, check, outcome: 'ok', text }),
    fault: (check: string, text: string, todo: string): Finding => ({
      area,
      check,
      outcome: 'fault',
      text,
      todo,
    }),
    skipped: (check: string, text: string, todo?: string): Finding => ({
      area,
      check,
      outcome: 'skipped',
      text,
      ...(todo !== undefined && { todo }),
    }),
    /** Checks that cannot run because an earlier one failed. */
    blocked: (because: Finding, ...lines: string[]): Finding[] => [
      because,
      ...lines.map((check): Finding => ({
        area,
        check,
        outcome: 'skipped',
        text: `needs the ${because.check}`,
      })),
    ],
  };
}
