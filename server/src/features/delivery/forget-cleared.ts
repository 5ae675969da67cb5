/** Only an attempt under way can have passed its check. A worker of an earlier version may take the next, and would not say so. */
export function forgetCleared({ status }: { status?: string }): { cleared?: null } {
  return status !== undefined && status !== 'sending' ? { cleared: null } : {};
}
