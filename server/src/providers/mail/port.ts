// Sends mail.
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of this mail, so that clients can drop duplicates. */
  id?: string | undefined;
};

export interface MailPort {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail server refuses us, and so every mail: the login, the sender or the connection. It passes once the operator has fixed it. */
export class SenderRefused extends Error {
  override readonly name = 'SenderRefused';
}

/** This address will never accept the mail; a retry is pointless. Any other error may be temporary. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
