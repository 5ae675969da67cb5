// A renamed account is the same account; one that takes over a name is not. Instagram's own id decides.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { createProject } from '../../testing/projects.ts';
import { openFixtureBeside, openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

/** The id that the next login reports; undefined if the provider reports none. */
let ownId: string | undefined;

beforeEach(async () => {
  fixture = await openSendingFixture();
  let logins = 0;
  fixture.instagram.connect = async ({ username }) => ({
    type: 'connected',
    username,
    connection: `login ${++logins}`,
    ...(ownId !== undefined && { ownId }),
  });
  ownId = '1784';
  await fixture.connect('old.name');
});
afterEach(() => fixture.close());

const sending = () => fixture.get<Sending>('/sending');

describe('an account under another name', () => {
  it('keeps its sends and its freeze', async () => {
    fixture.instagram.script.set('two', async () => ({ type: 'blocked' }));
    await fixture.write('one', 'two');
    await fixture.nextTurn();
    const { frozen_until: frozen, schedule } = await sending();
    expect(frozen).toEqual(expect.any(String));
    await fixture.connect('new.name');
    expect(await sending()).toMatchObject({
      account: 'new.name',
      sent_today: 1,
      frozen_until: frozen,
      schedule,
      other_accounts: [],
    });
  });

  it('writes to nobody twice, and says so with its present name', async () => {
    await fixture.write('one');
    await fixture.connect('new.name');
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.write('one');
    await fixture.nextTurn();
    expect(fixture.instagram.delivered).toMatchObject([{ from: 'old.name', to: 'one' }]);
    expect((await fixture.messageTo('one')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person from @new.name before.',
    });
  });

  it('sends what waits for it', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('one');
    await fixture.remove('/instagram/disconnect');
    expect((await fixture.messageTo('one')).delivery?.reason).toBe(
      'Waiting for @old.name, which is not connected.',
    );
    await fixture.connect('new.name');
    await fixture.put('/sending', { paused: false });
    await fixture.nextTurn();
    expect(fixture.instagram.delivered).toMatchObject([{ from: 'new.name', to: 'one' }]);
  });

  it('is refused to other users while it is connected', async () => {
    const bob = await openFixtureBeside(fixture);
    expect((await bob.connect('new.name')).status).toBe(409);
  });
});

describe('another account with the name that it had', () => {
  it('is not refused, and starts fresh', async () => {
    await fixture.write('one');
    const bob = await openFixtureBeside(fixture);
    ownId = '2995';
    expect((await bob.connect('old.name')).status).toBe(200);
    expect(await bob.get<Sending>('/sending')).toMatchObject({ account: 'old.name', sent_today: 0 });
    expect(await sending()).toMatchObject({ account: 'old.name', sent_today: 1 });
    await bob.write('one');
    expect(fixture.targets()).toEqual(['one', 'one']);
    // Each gets its own history back.
    await bob.connect('old.name');
    expect(await bob.get<Sending>('/sending')).toMatchObject({ sent_today: 1 });
    ownId = '1784';
    await fixture.connect('newer.name');
    expect(await sending()).toMatchObject({ account: 'newer.name', sent_today: 1 });
  });
});

it('an account whose id was not known is the one of that name, and known by its id from then on', async () => {
  ownId = undefined;
  await fixture.connect('legacy');
  await fixture.write('one');
  ownId = '4444';
  await fixture.connect('legacy');
  expect(await sending()).toMatchObject({ account: 'legacy', sent_today: 1 });
  await fixture.connect('renamed');
  expect(await sending()).toMatchObject({ account: 'renamed', sent_today: 1 });
  // Its messages are found by the displayed name.
  const listed = await fixture.get<{ username: string }[]>('/scrape/messages?state=sent&account=renamed');
  expect(listed.map(({ username }) => username)).toEqual(['one']);
  // A login without an id is matched by name.
  ownId = undefined;
  await fixture.connect('renamed');
  expect(await sending()).toMatchObject({ account: 'renamed', sent_today: 1 });
});
