// Sends from the user's own Instagram account.
export type ConnectRequest = { username: string; password: string; code?: string | undefined };

export type ConnectResult =
  /**
   * `connection` is what the provider needs to send later; it is stored sealed. `ownId`: Instagram's own id of the account, which a rename
   * does not change, if the provider reports it.
   */
  | { type: 'connected'; username: string; connection: string; ownId?: string | undefined }
  /** `pending` continues the same login with the code. */
  | { type: 'code needed'; pending: string }
  /** With `pending`, `resume` finds out whether the user has confirmed in the app. */
  | { type: 'app needed'; pending?: string }
  | { type: 'refused'; sentence: string };

export type ResumedLogin =
  | { type: 'connected'; username: string | undefined; connection: string; ownId?: string | undefined }
  /** Not confirmed yet, or expired: a login lives for a few minutes. */
  | { type: 'waiting' };

/** `interrupted`: what the provider has may be out of date. `lost`: Instagram has ended it for good. */
export type ConnectionState = 'running' | 'interrupted' | 'lost';

/** Somebody who was looked up: the id that messages go to, as returned by `send`, and others that events may contain instead. */
export type Recipient = { recipientId: string; otherIds: readonly string[] };

export type SendRequest = { connection: string; from: string; to: string; text: string };

/** Only `sent` means that it was delivered, and only these others mean that it definitely was not. */
export type SendResult =
  /** `recipientId`: the provider's id of the person, the same over every connection. */
  | {
      type: 'sent';
      chatId: string | null;
      recipientId?: string;
      /** The provider's id of the message, as in `listMessages`, if it reports one. */
      messageId?: string | null;
    }
  /** This person does not accept messages from this account, or (`isNobody`) there is none with this name. */
  | { type: 'declined'; sentence: string; isNobody?: true }
  /** Instagram limits this account: stop at once. */
  | { type: 'blocked' }
  /** Instagram has ended the session. */
  | { type: 'account lost' }
  /** `found` returned false. */
  | { type: 'called off' }
  /** Definitely not sent, and may work later. `isAway`: every message would have met it, so it says nothing about this one. */
  | { type: 'not now'; retryAfterMs?: number; isAway?: boolean };

export type InstagramEvent =
  | { type: 'account lost'; connectionRef: string }
  | {
      type: 'account ok';
      connectionRef: string;
      /** The result of a login that was started with a tag. */
      login?: { tag: string; connection: string };
    }
  | {
      type: 'reply';
      /** The provider's id, the same if it reports the message again. */
      id: string;
      connectionRef: string;
      /** As returned by `send`; finds the message even if the sender's name is unknown. */
      chatId: string | null;
      from: string | null;
      /** As returned by `send` in `recipientId`. */
      fromId?: string | null;
      text: string;
      at: Date;
    };

/** A message of a conversation, as the provider stores it. */
export type ChatMessage = {
  /** The same as in the event that reports it. */
  id: string;
  /** Sent from our account, by us or by its owner in Instagram itself. */
  byUs: boolean;
  /** As returned by `send` in `recipientId`; null if unknown. */
  fromId: string | null;
  text: string;
  at: Date;
};

export interface InstagramPort {
  /**
   * Throws a TransientFault if the provider does not answer. The password is passed on and never stored. `pending`: a login of this account
   * that stopped at a checkpoint. `tag`: returned in the event of the account that this login becomes, if the provider supports it. `lost`:
   * a connection of this account that Instagram ended; it is resumed where possible, and then delivers the replies that arrived meanwhile.
   */
  connect(
    request: ConnectRequest & {
      pending?: string | undefined;
      lost?: string | undefined;
      tag?: string | undefined;
    },
    options: { signal: AbortSignal },
  ): Promise<ConnectResult>;
  /** Checks a login that waits for the user's app. Throws a TransientFault if the provider does not answer. */
  resume(pending: string, options: { signal: AbortSignal }): Promise<ResumedLogin>;
  /** Throws a TransientFault if the provider does not answer. */
  stateOf(connection: string, options: { signal: AbortSignal }): Promise<ConnectionState>;
  /** Also for a login that was never finished. */
  disconnect(connection: string): Promise<void>;
  /**
   * Throws if it is unknown whether the message was delivered: a timeout, a lost connection, a 5xx after the request was sent. If the
   * caller aborts before that, it returns `not now`. `found` receives the provider's ids of the person before anything is sent, and decides
   * whether it still may be.
   */
  send(
    request: SendRequest,
    options: { signal: AbortSignal; found?: (recipient: Recipient) => Promise<boolean> },
  ): Promise<SendResult>;
  /** Resolves the id in an event to a person; undefined if the provider does not know it. Throws a TransientFault if it does not answer. */
  findUsername(
    request: { connection: string; id: string },
    options: { signal: AbortSignal },
  ): Promise<string | undefined>;
  /**
   * The messages of a conversation after a time, oldest first, for events that were lost; undefined if the provider does not know the
   * conversation or does not show it. Throws a TransientFault if it does not answer.
   */
  listMessages(
    request: { connection: string; chatId: string; since: Date },
    options: { signal: AbortSignal },
  ): Promise<ChatMessage[] | undefined>;
  /**
   * Whether a conversation is open for further messages: Instagram shows strangers one message until they accept it. Undefined if the
   * provider does not say; then nothing more may be sent. Throws a TransientFault if it does not answer.
   */
  isOpen(
    request: { connection: string; chatId: string },
    options: { signal: AbortSignal },
  ): Promise<boolean | undefined>;
  /** Names a connection in events without revealing it; the same connection always gives the same name. */
  refOf(connection: string): string;
  /** Throws BadWebhook unless it really comes from the provider; returns nothing for irrelevant events. */
  readEvent(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): InstagramEvent | undefined;
}

export class BadWebhook extends Error {
  override readonly name = 'BadWebhook';
}
