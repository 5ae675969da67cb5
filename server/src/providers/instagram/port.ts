// Sends from the person's own Instagram account.
export type ConnectRequest = { username: string; password: string; code?: string | undefined };

export type ConnectResult =
  /**
   * `connection` is what the provider needs to send later; it is stored sealed. `ownId`: Instagram's own id of the account, the same
   * when it is renamed, if the provider tells it.
   */
  | { type: 'connected'; username: string; connection: string; ownId?: string | undefined }
  /** `pending` continues the same login when the code comes. */
  | { type: 'code needed'; pending: string }
  /** With `pending`, `resume` tells when the person has said yes there. */
  | { type: 'app needed'; pending?: string }
  | { type: 'refused'; sentence: string };

export type ResumedLogin =
  | { type: 'connected'; username: string | undefined; connection: string; ownId?: string | undefined }
  /** Not yet, or not any more: a login lives for a few minutes. */
  | { type: 'waiting' };

export type SendRequest = { connection: string; from: string; to: string; text: string };

/** Only `sent` means that it was delivered, and only these others mean that it surely was not. */
export type SendResult =
  /** `recipientId`: the provider's name for the person, the same over every connection. */
  | { type: 'sent'; chatId: string | null; recipientId?: string }
  /** This person does not take messages from this account. */
  | { type: 'declined'; sentence: string }
  /** Instagram limits this account: stop at once. */
  | { type: 'blocked' }
  /** Instagram no longer lets us in. */
  | { type: 'account lost' }
  /** `found` said no. */
  | { type: 'called off' }
  /** Surely not sent, and may work later. */
  | { type: 'not now'; retryAfterMs?: number };

export type InstagramEvent =
  | { type: 'account lost'; connectionRef: string }
  | {
      type: 'account ok';
      connectionRef: string;
      /** Of a login that was begun with a tag: what it became. */
      login?: { tag: string; connection: string };
    }
  | {
      type: 'reply';
      /** The provider's own, the same when it reports the message again. */
      id: string;
      connectionRef: string;
      /** As `send` gave it; finds the message even when the name of the sender is unknown. */
      chatId: string | null;
      from: string | null;
      /** As `send` gave it with `recipientId`. */
      fromId?: string | null;
      text: string;
      at: Date;
    };

export interface InstagramPort {
  /**
   * Throws a TransientFault when the provider does not answer. The password is passed on and never kept. `pending`: a login of this
   * account that stopped at a checkpoint. `tag`: comes back in the event of the account that this login becomes, where the provider
   * does that. `lost`: a connection of this account that Instagram ended; it is taken up again where
   * possible, and then brings the answers that came meanwhile.
   */
  connect(
    request: ConnectRequest & {
      pending?: string | undefined;
      lost?: string | undefined;
      tag?: string | undefined;
    },
    options: { signal: AbortSignal },
  ): Promise<ConnectResult>;
  /** Looks after a login that waits for the person's app. Throws a TransientFault when the provider does not answer. */
  resume(pending: string, options: { signal: AbortSignal }): Promise<ResumedLogin>;
  /**
   * Whether Instagram has ended a connection for good: what is only interrupted is not lost. Throws a TransientFault when the provider
   * does not answer.
   */
  isLost(connection: string, options: { signal: AbortSignal }): Promise<boolean>;
  /** Also of a login that was never finished. */
  disconnect(connection: string): Promise<void>;
  /**
   * Throws when nobody knows whether it was delivered: a timeout, a cut connection, a 5xx after the request went out.
   * A caller who leaves before it went out gets `not now`. `found` is told the provider's name for the person before anything goes
   * out, and says whether it still may.
   */
  send(
    request: SendRequest,
    options: { signal: AbortSignal; found?: (recipientId: string) => Promise<boolean> },
  ): Promise<SendResult>;
  /**
   * Who somebody is that an event names by their id only; nothing if the provider knows nobody by it. Throws a TransientFault when it
   * does not answer.
   */
  findUsername(
    request: { connection: string; id: string },
    options: { signal: AbortSignal },
  ): Promise<string | undefined>;
  /** Names a connection in events without revealing it; two calls with the same connection give the same. */
  refOf(connection: string): string;
  /** Throws BadWebhook unless it is really from the provider; gives nothing for events that mean nothing to us. */
  readEvent(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): InstagramEvent | undefined;
}

export class BadWebhook extends Error {
  override readonly name = 'BadWebhook';
}
