// The code of a system error (ENOENT, EPERM…), of whatever was thrown.
export function errorCode(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode ? String(error.code) : undefined;
}

/**
 * For things put in place by renaming a finished folder: of two processes the second finds the place taken, and what
 * the first one made is as good.
 */
export function unlessAnotherWasFaster(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
}
