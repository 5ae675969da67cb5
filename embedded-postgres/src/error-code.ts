// The code of a system error (ENOENT, EPERM…).
export function errorCode(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode ? String(error.code) : undefined;
}

/** For folders that are renamed into place: of two processes the second finds it taken, and the first one's result is as good. */
export function unlessAnotherWasFaster(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
}
