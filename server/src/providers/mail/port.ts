// Mail leaves through here.
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same whenever this mail is sent, so that whoever gets it twice can drop the second. */
  id?: string | undefined;
};

export interface MailPort {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail server refuses us, and so every mail: the login, the sender or the connection. It passes once somebody looks after it. */
export class SenderRefused extends Error {
  override readonly name = 'SenderRefused';
}

/** The address will never accept this mail; trying again is pointless. Any other error may be passing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
