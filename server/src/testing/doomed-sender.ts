// A sender in a separate process that kills itself (kill -9) around the vendor's call: before the last check, once it has passed, during (delivered, but the answer is lost),
// after (while the answer is being stored), or at random.
import * as z from 'zod/mini';
import { openDatabase, timeouts } from '../db/database.ts';
import { conversationTaskHandlers } from '../features/conversation/conversation.jobs.ts';
import { haltFollowUps } from '../features/conversation/follow-up/halt.ts';
import { listeningConversations } from '../features/conversation/listen.ts';
import { deliveryTaskHandlers } from '../features/delivery/delivery.jobs.ts';
import { systemClock } from '../lib/clock.ts';
import { createSecrets } from '../lib/crypto.ts';
import { createLogger } from '../lib/logger.ts';
import { createLocalInstagram } from '../providers/instagram/local.ts';
import { createLocalWriter } from '../providers/writer/local.ts';
import type { InstagramPort, Recipient } from '../providers/instagram/port.ts';
import { startWorker, usualSlots } from '../worker/worker.ts';
import { idleHandlers } from './test-work.ts';

const [databaseUrl, appSecret, doom] = z
  .tuple([z.string(), z.string(), z.enum(['before', 'cleared', 'during', 'after', 'by chance'])])
  .parse(process.argv.slice(2));
const log = createLogger({ level: 'silent', pretty: false });
const { db, pool } = openDatabase(databaseUrl, log, { size: 5, ...timeouts.command });
const secrets = createSecrets(appSecret);
const real = createLocalInstagram({ db, clock: systemClock, webhookSecret: 'unused' });

const chance = 0.01;
const die = () => process.kill(process.pid, 'SIGKILL');
const isDoomed = (moment: 'before' | 'cleared' | 'during' | 'after') =>
  doom === moment || (doom === 'by chance' && Math.random() < chance);

const instagram: InstagramPort = {
  ...real,
  async send(request, options) {
    if (isDoomed('before')) die();
    const found = async (recipient: Recipient) => {
      const may = (await options.found?.(recipient)) ?? true;
      if (may && isDoomed('cleared')) die();
      return may;
    };
    const result = await real.send(request, { ...options, found });
    if (isDoomed('during')) die();
    // The sender continues with the answer and is in the middle of its transaction by then.
    if (isDoomed('after')) setImmediate(die);
    return result;
  },
};
const pace = {
  gap: { from: 0, to: 0 },
  dailyCap: { from: 100_000, to: 100_000 },
  hours: { from: 0, to: 24 },
};
const deps = {
  db,
  clock: systemClock,
  secrets,
  log,
  instagram,
  pace,
  publicUrl: 'http://localhost',
  conversations: listeningConversations({ clock: systemClock }),
  onHalt: haltFollowUps,
  writer: createLocalWriter(),
};
const jobs = [...deliveryTaskHandlers(deps), ...conversationTaskHandlers(deps)];
const names = new Set(jobs.map(({ name }) => name));
const handlers = [...jobs, ...idleHandlers.filter(({ name }) => !names.has(name))];
// As many follow-ups at once as are written within its short life.
const slots = { ...usualSlots, following: 4 };
await startWorker({ pool, databaseUrl, handlers, log, slots, reaper: { everyMs: 200, staleMs: 500 } });
process.stdout.write('ready\n');
