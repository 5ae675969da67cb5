// The worker's tasks of payments.
import { handle, type TaskHandler } from '../../lib/task.ts';
import type { PaymentDeps } from './deps.ts';
import { reconcileTask } from './payment.tasks.ts';
import { reconcileCheckouts } from './reconcile-checkouts.ts';

export function paymentTaskHandlers(deps: PaymentDeps): TaskHandler[] {
  return [handle(reconcileTask, () => reconcileCheckouts(deps))];
}
