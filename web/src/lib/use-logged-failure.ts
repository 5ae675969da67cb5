// Logs a failure once, for loads whose failure is shown in another way or not at all.
import { useEffect } from 'react';
import { logFailure } from './log.ts';

export function useLoggedFailure(what: string, error: unknown): void {
  useEffect(() => {
    if (error) logFailure(what, error);
  }, [what, error]);
}
