// Nobody is written to twice and nothing is lost, however often the sending workers are killed; nor with follow-ups and answers.
import { setTimeout as sleep } from 'node:timers/promises';
import { sweepDeliveries } from '../../server/src/features/delivery/sweep-deliveries.ts';
import { minutes, seconds } from '../../server/src/lib/clock.ts';
import { deliveryDepsOf } from '../../server/src/wiring.ts';
import { note, rounded, startAims } from '../lib/aims.ts';
import { startBenchDatabase } from '../lib/database.ts';
import { benchSecret, openServices } from '../lib/services.ts';
import { addSender, countOpen, takeStock } from './deliveries.ts';
import { startFleet } from './doomed-fleet.ts';
import { runTalks } from './run-talks.ts';

const accounts = 100;
const each = 10;
const patienceMs = minutes(20);
const sweepEveryMs = seconds(5);

const aims = startAims();
const database = await startBenchDatabase();
const services = openServices(database.url);
try {
  for (let i = 1; i <= accounts; i++) {
    // For every tenth, the vendor cuts the connection after delivering.
    await addSender(services, { name: `${i % 10 ? 'studio' : 'cut'}.${i}`, messages: each });
  }
  const launch = (lifeMs: number) =>
    startFleet({ size: 3, databaseUrl: database.url, appSecret: benchSecret, lifeMs });
  const fleet = launch(seconds(2));
  const began = performance.now();
  try {
    while ((await countOpen(services)) > 0) {
      if (performance.now() - began > patienceMs) throw new Error('Waited too long');
      await sleep(sweepEveryMs);
      await sweepDeliveries(deliveryDepsOf(services));
    }
  } finally {
    await fleet.stop();
  }

  const stock = await takeStock(services);
  note(
    `${stock.deliveries} deliveries from ${accounts} accounts in ${rounded((performance.now() - began) / 1000)} s`,
  );
  note(`${fleet.kills()} workers killed`);
  note(`${stock.reached} people were reached, as Instagram's stand-in counts`);
  note(
    `${stock.sent} are shown as sent, ${stock.unknown} as unknown (${stock.unknownButReached} of them did arrive), ${stock.held} wait with an account that was frozen, ${stock.failed} as failed: interrupted five times before anything could leave`,
  );
  aims.none('people written to twice', stock.twice);
  aims.none(
    'deliveries lost: neither sent, nor shown as unknown or failed, nor waiting with a frozen account',
    stock.deliveries - stock.sent - stock.unknown - stock.failed - stock.held,
  );
  aims.none('shown as sent, but never arrived', stock.falselySent);
  aims.none('arrived, but shown as neither sent nor unknown', stock.silentlySent);
  aims.holds('at least 100 workers were killed', fleet.kills() >= 100);
  aims.below('the longest time as "sending"', stock.longestSeconds, 120, 's');
  // Writing takes longer than sending.
  await runTalks(services, aims, () => launch(seconds(4)));
} finally {
  await services.close();
  await database.stop();
}
