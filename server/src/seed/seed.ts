// Creates the demo account with its history. It runs in one transaction: all or nothing, and no worker interferes.
import type { Db } from '../db/database.ts';
import { createVerifiedUser } from '../features/account/create-verified-user.ts';
import { instantOf, type LocalDay, localDayAndHour, dayBefore } from '@opener/contract/local-time';
import { listCheckouts } from '../features/payment/payment.repo.ts';
import { listProjects } from '../features/project/project.repo.ts';
import { after, type Clock, minutes } from '../lib/clock.ts';
import { accountDepsOf, type Services } from '../wiring.ts';
import { demo } from './demo.ts';
import { setStage, type Stage } from './stage.ts';
import { story, unfinished } from './story.ts';

export type SeedReport = { seeded: boolean; lines: string[] };

export async function seed(services: Services, timeZone = zoneOfThisMachine()): Promise<SeedReport> {
  // Its password is public, and its purchases never happened.
  if (!services.localPayments || !services.localInstagram)
    return {
      seeded: false,
      lines: ['A demo account can only be created while payments and Instagram are stand-ins.'],
    };
  const isNew = await services.db.transaction((tx) => playOnce(services, tx, timeZone));
  return {
    seeded: true,
    lines: [
      isNew
        ? 'Created a demo account with three projects and thirty days of history.'
        : 'The demo account already exists; its password was reset. Delete it in the app to create it again.',
      `Sign in at ${services.config.publicUrl}/login with ${demo.email} and the password ${demo.password}`,
    ],
  };
}

async function playOnce(services: Services, tx: Db, timeZone: string): Promise<boolean> {
  const now = services.clock.now();
  const clock = movableClock(momentOf(now, 29, '09:05', timeZone));
  const userId = await createVerifiedUser({ ...accountDepsOf(services), db: tx, clock }, demo);
  const [projects, purchases] = [await listProjects(tx, userId), await listCheckouts(tx, userId)];
  if (projects.length > 0 || purchases.length > 0) return false;

  const stage = setStage(services, { tx, clock, userId, email: demo.email, timeZone });
  await play(stage, now);
  return true;
}

async function play(stage: Stage, now: Date): Promise<void> {
  for (const [daysAgo, time, step] of story) {
    await stage.goOnTo(momentOf(now, daysAgo, time, stage.timeZone));
    await step(stage);
  }
  await stage.goOnTo(after(now, -minutes(1)));
  await unfinished(stage);
}

function momentOf(now: Date, daysAgo: number, time: string, timeZone: string): Date {
  let day: LocalDay = localDayAndHour(now, timeZone);
  for (let i = 0; i < daysAgo; i++) day = dayBefore(day);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return after(instantOf(day, hour, timeZone), minutes(minute));
}

function movableClock(start: Date): Clock & { set(now: Date): void } {
  let current = start;
  return { now: () => current, set: (now) => void (current = now) };
}

function zoneOfThisMachine(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
