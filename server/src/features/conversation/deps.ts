import type { WriterPort } from '../../providers/writer/port.ts';
import type { DeliveryDeps } from '../delivery/deps.ts';

export type ConversationDeps = DeliveryDeps & { writer: WriterPort };
