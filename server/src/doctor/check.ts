// What a check finds: one line, with what to do about it.
export type Finding = {
  area: 'settings' | 'database' | 'mail' | 'payments' | 'writer' | 'profiles' | 'sending' | 'address';
  check: string;
  outcome: 'ok' | 'fault' | 'skipped';
  text: string;
  /** For whoever runs Opener. */
  todo?: string;
};

/** Something that `--register` would change at a vendor's. */
export type Change = {
  area: Finding['area'];
  text: string;
  /** Says what the person has to do now, if anything. */
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
    /** Those that cannot be looked at because of the one before. */
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
