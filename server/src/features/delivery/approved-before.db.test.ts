// What an account was told while somebody else had it is no secret to its next holder. What they approved before it was theirs, they
// approved without knowing.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import type { SendingFixture } from '../../testing/sending-fixture.ts';
import { openTwoUsers } from './testing/two-users.ts';

let ann: SendingFixture;
let bob: SendingFixture;

beforeEach(async () => {
  ({ ann, bob } = await openTwoUsers());
  const said = { id: 'r1', chatId: null, from: 'mira', fromId: 'id-mira', text: 'You people again?' };
  await ann.tell({ type: 'reply', connectionRef: 'ref-login 1', ...said });
  await ann.remove('/instagram/disconnect');
  ann.server.advance(minutes(5));
  await bob.put(`/projects/${bob.project}/sending`, { mode: 'review' });
});
afterEach(() => ann.close());

const deliveryOf = async () => (await bob.messageTo('mira')).delivery;

async function writeAndApprove(): Promise<void> {
  await bob.write('mira');
  expect(await deliveryOf()).toMatchObject({ status: 'review', reason: null });
  expect((await bob.act('mira', 'approve')).status).toBe(200);
  ann.server.advance(minutes(5));
}

/** Until Bob has looked, and no longer. */
async function expectHeld(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await bob.nextTurn();
  expect(bob.targets()).toEqual([]);
  expect(await deliveryOf()).toMatchObject({
    status: 'review',
    reason: 'This person has written to you. Read their message before this one is sent.',
  });
  await bob.act('mira', 'approve');
  await bob.nextTurn();
  expect(bob.targets()).toEqual(['mira']);
}

it('such a message waits for a look, if it is sent from that account after all', async () => {
  await bob.connect('other.studio');
  await bob.put('/sending', { paused: true });
  await writeAndApprove();
  expect((await bob.connect()).status).toBe(200);
  await bob.put('/sending', { paused: false });
  const choice = { account: 'studio.reach', choice: 'send' };
  expect((await bob.post('/sending/other-accounts', choice)).status).toBe(200);
  await expectHeld();
});

it('so does one that was approved while the account was lost', async () => {
  expect((await bob.connect()).status).toBe(200);
  ann.server.advance(minutes(5));
  await bob.tell({ type: 'account lost', connectionRef: 'ref-login 2' });
  await writeAndApprove();
  expect((await bob.connect()).status).toBe(200);
  await expectHeld();
});
