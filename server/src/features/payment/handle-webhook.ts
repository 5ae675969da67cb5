import { paymentErrors } from '@opener/contract/payment';
import { AppError } from '../../lib/errors.ts';
import { BadSignature, UnreadableEvent } from '../../providers/payments/port.ts';
import type { PaymentDeps } from './deps.ts';
import { handleEvent } from './handle-event.ts';

export async function handleWebhook(
  deps: PaymentDeps,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = readEvent(deps, rawBody, signature);
  if (event) await handleEvent(deps, event);
}

function readEvent(deps: PaymentDeps, rawBody: Buffer, signature: string | undefined) {
  try {
    return deps.payments.readEvent(rawBody, signature);
  } catch (error) {
    if (!(error instanceof BadSignature || error instanceof UnreadableEvent)) throw error;
    deps.log.warn({ reason: error.message }, 'a payment event was refused');
    throw error instanceof UnreadableEvent
      ? new AppError('bad_request', 'unreadable_event', paymentErrors.unreadable)
      : new AppError('bad_request', 'bad_signature', paymentErrors.badSignature);
  }
}
