// Whether a project follows up, and after how many days.
import { followUpEnds, followUpErrors, followUpHolds } from '@opener/contract/follow-up';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../lib/clock.ts';
import { signedIn } from '../../../testing/people.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
});
afterEach(() => fixture.close());

describe('the settings of a project', () => {
  it('are off until they are turned on, with three and seven days', async () => {
    expect(await follow.settings()).toEqual({
      on: false,
      first_days: 3,
      second_days: 7,
      planned: 0,
      review: 0,
      stopped: { paused: 0, frozen: 0, disconnected: 0 },
      can_continue: 0,
    });
    expect((await follow.choose({ second_days: null })).body).toMatchObject({ on: true, second_days: null });
  });

  it.each([
    [{ first_days: 0 }, followUpErrors.days],
    [{ first_days: 1.5 }, followUpErrors.days],
    [{ second_days: 61 }, followUpErrors.days],
    [{ first_days: 7, second_days: 7 }, followUpErrors.order],
    [{ on: 'yes' }, 'On must be true or false'],
  ])('refuse %j', async (choice, detail) => {
    expect(await follow.choose(choice)).toMatchObject({ status: 422, body: { detail } });
  });

  it('belong to one person', async () => {
    const bob = await signedIn(fixture.server);
    const path = `/projects/${fixture.project}/follow-ups`;
    const body = { on: true, first_days: 1, second_days: null };
    for (const asked of [
      fixture.server.call('GET', path, { token: bob.token }),
      fixture.server.call('PUT', path, { token: bob.token, body }),
      fixture.server.call('POST', `${path}/continue`, { token: bob.token }),
    ])
      expect(await asked).toMatchObject({ status: 404, body: { detail: 'Project not found' } });
    await talk.send('mira');
    const { id } = await talk.with('mira');
    const stop = { token: bob.token, body: { action: 'stop' } };
    expect((await fixture.server.call('POST', `/conversations/${id}/follow-up`, stop)).status).toBe(404);
  });

  it('change nothing for a project that has them off', async () => {
    await talk.send('mira');
    await follow.wait(30);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
    expect(await follow.next('mira')).toBeNull();
  });

  it('count for those written to before, unless their day has passed by then', async () => {
    await talk.send('early');
    fixture.server.advance(days(2));
    await talk.send('late');
    fixture.server.advance(days(2));
    await follow.choose();
    expect(await follow.settings()).toMatchObject({ planned: 1 });
    expect(await follow.next('early')).toBeNull();
    expect(await follow.next('late')).toMatchObject({ state: 'planned', nth: 1, reason: null });
  });

  it('end if their day would have passed with the new days, and are planned again if it would not', async () => {
    await follow.choose({ first_days: 10, second_days: null });
    await talk.send('early');
    fixture.server.advance(days(5));
    await talk.send('late');
    await follow.choose({ first_days: 3, second_days: null });
    expect(await follow.settings()).toMatchObject({ planned: 1 });
    expect(await follow.next('early')).toMatchObject({ state: 'ended', reason: followUpEnds.passed });
    await follow.choose({ first_days: 9, second_days: null });
    expect(await follow.settings()).toMatchObject({ planned: 2 });
    expect(await follow.next('early')).toMatchObject({ state: 'planned', reason: null });
  });

  it('keep their day although it has passed, if something holds them when days change', async () => {
    await follow.choose();
    await talk.send('mira');
    fixture.instagram.closed.set('chat-mira', false);
    await follow.wait(4);
    await follow.choose({ second_days: 9 });
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.closed });
  });

  it('plan anew when their days change, and end what waits when they are turned off', async () => {
    await follow.choose();
    await talk.send('mira');
    const due = async () => Date.parse((await follow.next('mira'))!.due_at);
    const before = await due();
    await follow.choose({ first_days: 5 });
    expect((await due()) - before).toBe(days(2));
    await follow.choose({ on: false });
    expect(await follow.settings()).toMatchObject({ on: false, planned: 0 });
    await follow.wait(6);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
  });
});
