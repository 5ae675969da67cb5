// Mail leaves through here.
export type Mail = { to: string; subject: string; text: string; html: string };

export interface MailPort {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The address will never accept this mail; trying again is pointless. Any other error may be passing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
