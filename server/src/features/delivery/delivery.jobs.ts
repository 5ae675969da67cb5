// The worker's tasks of sending, except for the senders themselves: those send replies too.
import { handle, type TaskHandler } from '../../lib/task.ts';
import type { DeliveryDeps } from './deps.ts';
import { blockById } from './block-by-id.ts';
import { blockByIdTask, sweepTask } from './delivery.tasks.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

export function deliveryTaskHandlers(deps: DeliveryDeps): TaskHandler[] {
  return [
    handle(sweepTask, () => sweepDeliveries(deps)),
    handle(blockByIdTask, (stop, tries) => blockById(deps, stop, tries)),
  ];
}
