// The product with its real wiring, without logs and rate limits.
import { parseConfig } from '../../server/src/config.ts';
import { createLogger } from '../../server/src/lib/logger.ts';
import { type Services, wire, type Wiring } from '../../server/src/wiring.ts';

export const benchSecret = 'a secret that only benches use, really';

export function openServices(databaseUrl: string, pool: Wiring['pool'] = 'api'): Services {
  const config = parseConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const log = createLogger({ level: config.logLevel, pretty: false });
  return wire({ config, databaseUrl, log, appSecret: benchSecret, pool });
}
