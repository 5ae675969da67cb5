import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import type { Logger } from '../../lib/logger.ts';
import type { InstagramPort } from '../../providers/instagram/port.ts';
import type { Pace } from '@opener/contract/pace';
import type { OnHalt } from '../instagram/deps.ts';
import type { Conversations } from './conversations.ts';

export type DeliveryDeps = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  log: Logger;
  instagram: InstagramPort;
  pace: Pace;
  publicUrl: string;
  conversations: Conversations;
  onHalt: OnHalt;
};
