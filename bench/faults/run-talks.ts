// Nobody gets a follow-up twice or after an answer, and no answer is lost, however often the sending workers are killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkFollowUps } from '../../server/src/features/conversation/follow-up/check-follow-ups.ts';
import { sweepReplies } from '../../server/src/features/conversation/sweep-replies.ts';
import { checkLedger } from '../../server/src/features/credit/check-ledger.ts';
import { minutes, seconds } from '../../server/src/lib/clock.ts';
import { conversationDepsOf, type Services } from '../../server/src/wiring.ts';
import { type Aims, note, rounded } from '../lib/aims.ts';
import type { Fleet } from './doomed-fleet.ts';
import { addTalker, answer, countUnsettled, expireClaims, takeStockOfTalks } from './talks.ts';

const accounts = 100;
const each = 10;
const patienceMs = minutes(20);
const sweepEveryMs = seconds(5);
/** A tenth answered before, unnoticed; four tenths answer while the follow-ups go out. */
const answersLater = [1, 2, 3, 4];

export async function runTalks(services: Services, aims: Aims, launch: () => Fleet): Promise<void> {
  const names = Array.from({ length: accounts }, (_, i) => `talker.${i + 1}`);
  for (const name of names) {
    await addTalker(services, { name, people: each });
    await answer(services, `${name}.${each}`, name, 'lost');
  }
  const deps = conversationDepsOf(services);
  const fleet = launch();
  const began = performance.now();
  try {
    const answering = answerMeanwhile(services, names);
    while ((await countUnsettled(services)) > 0) {
      if (performance.now() - began > patienceMs) throw new Error('Waited too long');
      await sleep(sweepEveryMs);
      await sweepReplies(deps);
      await expireClaims(services);
      await checkFollowUps(deps);
    }
    await answering;
  } finally {
    await fleet.stop();
  }

  const stock = await takeStockOfTalks(services);
  note(`${stock.threads} conversations in ${rounded((performance.now() - began) / 1000)} s`);
  note(`${fleet.kills()} workers killed`);
  note(
    `${stock.sent} follow-ups are shown as sent, ${stock.unknown} as unknown; ${stock.stopped} were stopped by an answer, ${stock.frozen} with an account that was frozen; ${stock.failed} are shown as failed`,
  );
  aims.none('people who got a follow-up twice', stock.twice);
  aims.none('follow-ups lost: neither sent, nor unknown or failed, nor stopped', stock.lost);
  aims.none('follow-ups after an answer', stock.afterAnswer);
  aims.none('answers lost or taken twice', Math.abs(stock.answers - stock.answersTaken));
  aims.none('shown as sent, but never arrived', stock.falselySent);
  aims.none('arrived, but shown as neither sent nor unknown', stock.silentlySent);
  aims.none('credits used for anything else', Math.abs(stock.credits - stock.sent - stock.unknown));
  aims.holds('every credit account equals its entries', (await checkLedger(services)).balanced);
}

/** One after the other, so that they spread over the run. */
async function answerMeanwhile(services: Services, names: string[]): Promise<void> {
  for (const n of answersLater)
    for (const name of names) {
      await answer(services, `${name}.${n}`, name, 'told');
      await sleep(Math.random() * 50);
    }
}
