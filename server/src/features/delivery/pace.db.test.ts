// Hours and caps hold across clock changes and restarts: all of their state is in the database.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hours } from '../../lib/clock.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { testSecret } from '../../testing/test-server.ts';
import { deliveryDepsOf, wire } from '../../wiring.ts';
import { runSender } from './run-sender.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture({ DM_HOURS: '9-20', DM_GAP_SECONDS: '3000-3000', DM_DAILY_CAP: '4-4' });
  await fixture.connect('studio.reach', { time_zone: 'Europe/Berlin' });
  await fixture.put('/sending', { paused: true });
  await fixture.write(...Array.from({ length: 16 }, (_, i) => `target.${i}`));
  await fixture.put('/sending', { paused: false });
});
afterEach(() => fixture.close());

/** One turn of a freshly started process, at this moment. */
async function turnAt(moment: Date): Promise<void> {
  const { config, log, clock } = fixture.server.services;
  fixture.server.advance(moment.getTime() - clock.now().getTime());
  const { databaseUrl } = fixture.server;
  const reborn = wire({
    config,
    log,
    clock,
    databaseUrl,
    appSecret: testSecret,
    ports: { instagram: fixture.instagram },
  });
  try {
    await runSender(deliveryDepsOf(reborn), fixture.ann.id);
  } finally {
    await reborn.close();
  }
}

it.each([
  // On the second day of each.
  ['forward', '2027-03-27T00:00:00Z', ['03-27 09:00', '03-28 09:00', '03-29 09:00']],
  ['back', '2027-10-30T00:00:00Z', ['10-30 09:00', '10-31 09:00', '11-01 09:00']],
])('over three days on which the clocks go %s', async (_, start, mornings) => {
  for (let hour = 0; hour < 3 * 24; hour++) await turnAt(new Date(Date.parse(start) + hours(hour)));
  const { rows } = await fixture.server.services.db.execute(sql`
    select count(*)::int as sent, to_char(min(at), 'MM-DD HH24:MI') as first, max(at)::time < '20:00' as "inTime"
    from (select started_at at time zone 'Europe/Berlin' as at from deliveries where status = 'sent') as local
    group by at::date order by at::date`);
  expect(rows).toEqual(mornings.map((first) => ({ sent: 4, first, inTime: true })));
  expect(new Set(fixture.targets()).size).toBe(12);
});
