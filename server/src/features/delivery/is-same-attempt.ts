type Attempted = { startedAt: Date | null };

/**
 * Whether what was claimed is still being tried. A worker that stood still for a minute was given up, and the user may have sent the same
 * message again: then another attempt has the row.
 */
export function isSameAttempt(now: Attempted, claimed: Attempted): boolean {
  return now.startedAt?.getTime() === claimed.startedAt?.getTime();
}
