// The worker's tasks of sending.
import { handle, type TaskHandler } from '../../lib/task.ts';
import type { DeliveryDeps } from './deps.ts';
import { blockById } from './block-by-id.ts';
import { sendTask } from '../instagram/sender.tasks.ts';
import { blockByIdTask, sweepTask } from './delivery.tasks.ts';
import { runSender } from './run-sender.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

export function deliveryTaskHandlers(deps: DeliveryDeps): TaskHandler[] {
  return [
    handle(sendTask, ({ userId }) => runSender(deps, userId)),
    handle(sweepTask, () => sweepDeliveries(deps)),
    handle(blockByIdTask, (stop, tries) => blockById(deps, stop, tries)),
  ];
}
