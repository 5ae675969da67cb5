// How the outside world fails, told apart by what can be done about it.
/** A word that a vendor has for its fault. Whatever is no plain word may quote a person, a key or a text, and stays outside. */
export function plainCode(text: unknown): string {
  return typeof text === 'string' && /^[a-z][\w-]{0,60}$/iu.test(text) ? text : 'unnamed';
}

/** May pass by itself: a timeout, a 429, a 5xx, a cut connection. Worth another try. */
export class TransientFault extends Error {
  override readonly name: string = 'TransientFault';
  constructor(
    message: string,
    /** What the vendor asked us to wait, if it did. */
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Who failed, where that is not clear from the call. */
  who?: 'writer';
}

/** No answer at all in the time we give. Waiting for it again and again would hold everybody up. */
export class SilentFault extends TransientFault {
  override readonly name = 'SilentFault';
}

/** Trying again changes nothing. The sentence is for the person. */
export class FinalFault extends Error {
  override readonly name = 'FinalFault';
  constructor(
    readonly id: string,
    readonly sentence: string,
    options?: ErrorOptions,
  ) {
    super(`${id}: ${sentence}`, options);
  }
}

/** Most likely final, but the vendor says the same of what will work later: it is asked once more before it is believed. */
export class UnsureFault extends FinalFault {
  constructor(
    id: string,
    sentence: string,
    /** How long to wait with that. */
    readonly askAgainMs: number,
  ) {
    super(id, sentence);
  }
}
