export type ClosedDeps = {
  /** Of an account that nobody may use here, if there is one. */
  closedEmail: string | undefined;
};

/** Answered as if the account did not exist. */
export function isClosed({ closedEmail }: ClosedDeps, email: string): boolean {
  return email.toLowerCase() === closedEmail;
}
