// Waits for the open work after the crowd has left, and compares the books.
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes, seconds } from '../../server/src/lib/clock.ts';
import type { Services } from '../../server/src/wiring.ts';
import { takeStock } from '../faults/deliveries.ts';
import { type Aims, note } from '../lib/aims.ts';
import { compareBooks, countOpenWork, hurryUp, reconcile } from './books.ts';
import type { Experience } from './person.ts';

const patienceMs = minutes(5);
const sweepEveryMs = seconds(5);

/** The seconds it took. Waits until everything is written and sent; the sweeps come more often than once a minute, which only shortens the wait. */
export async function drain(services: Services): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { jobs, sending, waiting } = await countOpenWork(services);
    if (jobs + sending + waiting === 0) break;
    if (performance.now() - began > patienceMs) {
      note(`gave up waiting for ${jobs} jobs, ${sending} messages being sent, ${waiting} waiting`);
      break;
    }
    await sleep(sweepEveryMs);
    await hurryUp(services);
  }
  return (performance.now() - began) / 1000;
}

export async function judgeBooks(services: Services, experience: Experience, aims: Aims): Promise<void> {
  const late = await reconcile(services);
  const books = await compareBooks(services, experience);
  const stock = await takeStock(services);
  const open = await countOpenWork(services);
  note(
    `${experience.queued.size} usernames queued, ${experience.paid.size} packs paid (${late} credited by the schedule)`,
  );
  note(
    `${stock.deliveries} deliveries: ${stock.sent} sent, ${stock.unknown} unknown (${stock.unknownButReached} of them did arrive), ${stock.deliveries - stock.sent - stock.unknown} held for a look or by a frozen account`,
  );
  aims.holds('every account equals the sum of its entries', books.balanced);
  aims.none('confirmed usernames without a job', books.forgottenJobs);
  aims.none('jobs that were never finished', books.unfinished);
  aims.none('jobs that failed', books.failed);
  aims.none('completed jobs without a message', books.withoutMessage);
  aims.none('messages without a completed job', books.unaskedMessages);
  aims.none('usernames written for twice', books.writtenTwice);
  aims.none('jobs not charged or released exactly once', books.unsettledCredits);
  aims.none('accounts that used other than their messages', books.wrongUse);
  aims.none('confirmed payments without credits', books.forgottenPayments);
  aims.none('payments and credits that differ', books.wrongPayments);
  aims.none('messages without a delivery', books.withoutDelivery);
  aims.none('deliveries that are still on their way', open.sending + open.waiting);
  aims.none('accounts whose messages nobody will send', books.stuckAccounts);
  aims.none('people written to twice', stock.twice);
  aims.none('shown as sent, but never arrived', stock.falselySent);
  aims.none('arrived, but shown as neither sent nor unknown', stock.silentlySent);
  // Two minutes, and the time until a sweep that was killed itself is resumed.
  aims.below('the longest time as "sending"', stock.longestSeconds, 135, 's');
}
