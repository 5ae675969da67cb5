import type { Db } from '../../db/database.ts';
import type { StoredSeller } from '../../db/documents.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import type { Logger } from '../../lib/logger.ts';
import type { PaymentsPort } from '../../providers/payments/port.ts';

export type PaymentDeps = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  log: Logger;
  payments: PaymentsPort;
  publicUrl: string;
  seller: StoredSeller;
};
