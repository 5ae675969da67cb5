// Whether a call costs what it answers, not what the history holds: every call of the API, asked by a person with very many messages and
// by one with a hundred, among thousands of others. Arguments: messages of the one, number of others, rounds.
import { setTimeout as sleep } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import { z } from 'zod';
import { allJobs } from '../../server/src/wiring.ts';
import { quietLogger, taskList } from '../../server/src/worker/worker.ts';
import { median, note, rounded, startAims } from '../lib/aims.ts';
import { startServerProcess } from '../lib/child.ts';
import { startBenchDatabase } from '../lib/database.ts';
import { openServices } from '../lib/services.ts';
import { agent, ask } from './ask.ts';
import { build, fewMessages } from './build.ts';
import { asksOf, type Known, lookAround, unknownCalls } from './calls.ts';
import { leave, purge, queueMany } from './leaving.ts';

const messages = Number(process.argv[2] ?? 1_000_000);
const people = Number(process.argv[3] ?? 10_000);
const rounds = Number(process.argv[4] ?? 15);
const leaving = Math.min(300_000, messages);

/** Milliseconds at the median. */
const most = 100;
const mostTimes = 2;
/** Milliseconds; smaller differences come from the machine. */
const noise = 2;
/** Milliseconds until the server has noticed that somebody has left. */
const restMs = 300;

const Job = z.object({ id: z.string() });
const Versions = z.array(z.object({ id: z.string() }));

const aims = startAims();
const database = await startBenchDatabase();
// Filling takes minutes, and no caller waits for it.
const services = openServices(database.url, 'command');
try {
  const began = performance.now();
  const { big, small, leaver } = await build(services, { messages, people, leaving });
  await queueMany(services.db, leaver);
  const took = Math.round((performance.now() - began) / 1000);
  note(`${messages} messages of one person, ${fewMessages} each of ${people}, built in ${took} s`);
  const known = { big: await lookAround(services.db, big), small: await lookAround(services.db, small) };
  const unknown = unknownCalls(asksOf(known.big, ''));
  const missing = unknown.length > 0 ? ` (not: ${unknown.join(', ')})` : '';
  aims.holds(`every call is asked or left out on purpose${missing}`, unknown.length === 0);

  const server = await startServerProcess(new URL('../lib/product-server.ts', import.meta.url), [
    database.url,
  ]);
  try {
    await compare(server.port, known);
    await leave(aims, server.port, leaver, leaving);
  } finally {
    await server.stop();
  }
  await purge(services.db, leaver.userId, () =>
    runOnce({
      pgPool: services.database.pool,
      taskList: taskList(allJobs(services), services.log),
      logger: quietLogger(services.log),
      noHandleSignals: true,
    }),
  );
} finally {
  agent.destroy();
  await services.close();
  await database.stop();
}

async function compare(port: number, known: { big: Known; small: Known }): Promise<void> {
  const times = new Map<string, { big: number[]; small: number[] }>();
  // The first rounds warm up.
  for (let round = -3; round < rounds; round++) {
    for (const who of ['small', 'big'] as const) {
      for (const [label, took] of await goRound(port, known[who], `${who}.${round + 3}`)) {
        if (round < 0) continue;
        const taken = times.get(label) ?? { big: [], small: [] };
        taken[who].push(took);
        times.set(label, taken);
      }
    }
  }
  const judged = [...times].map(([label, taken]) => judge(label, median(taken.big), median(taken.small)));
  const count = (verdict: string) => judged.filter((one) => one === verdict).length;
  aims.none(`calls that take more than ${most} ms at the median`, count('slow'));
  aims.none(`calls that take more than ${mostTimes} times as long as with ${fewMessages}`, count('grows'));
}

/** Every call once. Some need an id from the answer of another. */
async function goRound(port: number, person: Known, turn: string): Promise<[string, number][]> {
  const times: [string, number][] = [];
  const named = new Map<string, string>();
  for (const { call, what, refused, ...asked } of asksOf(person, turn)) {
    const path = asked.path.replace(/\{(\w+)\}/, (_, name: string) => named.get(name) ?? '');
    const { took, text } = await ask(port, person.token, { ...asked, path, status: refused });
    // The server is still reading the next part of an answer that nobody waits for; the next call is not about that.
    if (asked.firstByte) await sleep(restMs);
    if (call === 'queueDm') named.set('job', Job.parse(JSON.parse(text)).id);
    if (call === 'listVersions') named.set('version', Versions.parse(JSON.parse(text))[0]!.id);
    times.push([what ? `${call}, ${what}` : call, took]);
  }
  return times;
}

function judge(label: string, bigMs: number, smallMs: number): string {
  const ratio = bigMs / smallMs;
  const verdict = bigMs > most ? 'slow' : ratio > mostTimes && bigMs - smallMs > noise ? 'grows' : 'well';
  const columns = [
    label.padEnd(40),
    `${rounded(bigMs)} ms`.padStart(8),
    `${rounded(smallMs)} ms`.padStart(8),
  ];
  note(`${columns.join('  ')}  ${ratio.toFixed(1)} times${verdict === 'well' ? '' : `  ${verdict}`}`);
  return verdict;
}
