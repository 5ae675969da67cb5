// The faults of vendors, distinguished by what can be done about them.
/** A vendor's error code. Anything that is not a plain word may contain a person, a key or text, and is dropped. */
export function plainCode(text: unknown): string {
  return typeof text === 'string' && /^[a-z][\w-]{0,60}$/iu.test(text) ? text : 'unnamed';
}

/** Temporary: a timeout, a 429, a 5xx, a lost connection. Worth a retry. */
export class TransientFault extends Error {
  override readonly name: string = 'TransientFault';
  constructor(
    message: string,
    /** The vendor's Retry-After, if any. */
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Which vendor failed, if that is not clear from the call. */
  who?: 'writer';
}

/** No answer within the timeout. Repeated waiting would hold up others. */
export class SilentFault extends TransientFault {
  override readonly name = 'SilentFault';
}

/** A retry changes nothing. The sentence is for the user. */
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

/** Ours to put right: a key, funds or a name. It passes then, so what can wait waits. */
export class OperatorFault extends FinalFault {}

/** Probably final, but the vendor says the same about temporary failures: it is asked once more before the fault counts. */
export class UnsureFault extends FinalFault {
  constructor(
    id: string,
    sentence: string,
    /** How long to wait before that. */
    readonly askAgainMs: number,
  ) {
    super(id, sentence);
  }
}
