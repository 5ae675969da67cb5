// Failures that users are not told about are logged in the browser's console.
const { console: browserConsole } = globalThis;

export function logFailure(what: string, error: unknown): void {
  browserConsole.warn(`${what}:`, error);
}
