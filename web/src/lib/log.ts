// Failures that the person is not told about are written to the browser's console, and nowhere else.
const { console: browserConsole } = globalThis;

export function logFailure(what: string, error: unknown): void {
  browserConsole.warn(`${what}:`, error);
}
