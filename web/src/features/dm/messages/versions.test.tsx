import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Message, messageErrors } from '@opener/contract/message';
import { expectNoDialog } from '../../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aMessage, aPage, aVersion, projectId } from '../../../testing/messages.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { aDelivery } from '../../../testing/sending.ts';
import { ProjectMessages } from './project-messages.tsx';
import { textIsBack } from './use-undo.ts';

const { id } = aMessage(1);
const list = `GET /scrape/projects/${projectId}/messages?limit=50&sort=newest`;
const versionsCall = `GET /scrape/messages/${id}/versions`;
const restoreCall = `POST /scrape/messages/${id}/versions/${aVersion(2).id}/restore`;
const three = [
  aVersion(1, { origin: 'edited' }),
  aVersion(2, { instruction: 'shorter' }),
  aVersion(3, { replaced_at: new Date().toISOString() }),
];

async function openMenu(over: Partial<Message>, replies: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ [list]: aPage([aMessage(1, over)]), ...replies });
  const view = renderPart(<ProjectMessages projectId={projectId} />);
  const card = within(await screen.findByRole('article'));
  const menu = card.getByRole('button', { name: 'More actions for @mira.kilns1' });
  menu.focus();
  await view.user.keyboard('{Enter}');
  await expectFocusOn('Rewrite');
  return { server, card, menu, ...view };
}

/** The menu moves the focus a moment after it opens. */
async function expectFocusOn(name: string | RegExp) {
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement).toBe(item));
}

async function openVersions(...given: Parameters<typeof openMenu>) {
  const shown = await openMenu(...given);
  await shown.user.keyboard('{ArrowDown}');
  await expectFocusOn(/^Earlier versions/u);
  await shown.user.keyboard('{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
  return { ...shown, drawer };
}

it('are not in the menu when there are none', async () => {
  await openMenu({ versions: 0 });
  expect(screen.queryByRole('menuitem', { name: /^Earlier versions/u })).toBeNull();
});

it('are listed newest first: the text, who wrote it, when it was replaced, what was asked for', async () => {
  const { drawer } = await openVersions({ versions: 3 }, { [versionsCall]: { body: three } });
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(3));
  expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Edited by you · replaced 1 h agoThe text of 1 h agoRestore',
    'Written by Opener · replaced 2 h agoYou asked for: “shorter”The text of 2 h agoRestore',
    'Written by Opener · replaced just nowThe text of 3 h agoRestore',
  ]);
});

it('are restored by keyboard, which returns the focus', async () => {
  const { server, user, card, menu, drawer } = await openVersions(
    { versions: 3 },
    { [versionsCall]: { body: three } },
  );
  const restored = aMessage(1, { generated_message: 'The text of 2 h ago', versions: 3 });
  server.answer(restoreCall, { body: restored });
  server.answer(list, aPage([restored]));
  (await drawer.findAllByRole('button', { name: 'Restore' }))[1]?.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Earlier text restored')).toBeTruthy();
  await expectNoDialog();
  expect(card.getByText('The text of 2 h ago')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

it('show why one cannot be restored, and stay open', async () => {
  const { server, user, drawer } = await openVersions({ versions: 3 }, { [versionsCall]: { body: three } });
  server.answer(restoreCall, { status: 404, body: { detail: messageErrors.versionNotFound } });
  const [first, second] = await drawer.findAllByRole('button', { name: 'Restore' });
  server.answer(versionsCall, { body: [aVersion(1)] });
  if (second) await user.click(second);
  expect(await screen.findByText(messageErrors.versionNotFound)).toBeTruthy();
  await waitFor(() => expect(drawer.getAllByRole('button', { name: 'Restore' })).toEqual([first]));
});

it('leave those of another message open when one is restored late', async () => {
  const server = fakeServer({
    [list]: aPage([aMessage(1, { versions: 3 }), aMessage(2, { versions: 1 })]),
    [versionsCall]: { body: three },
    [`GET /scrape/messages/${aMessage(2).id}/versions`]: { body: [aVersion(1)] },
    [restoreCall]: { body: aMessage(1) },
  });
  const release = server.hold(restoreCall);
  const { user } = renderPart(<ProjectMessages projectId={projectId} />);
  const openOf = async (n: 1 | 2) => {
    await user.click(await screen.findByRole('button', { name: `More actions for @mira.kilns${n}` }));
    await user.click(await screen.findByRole('menuitem', { name: /^Earlier versions/u }));
    return within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
  };
  const first = await openOf(1);
  await user.click((await first.findAllByRole('button', { name: 'Restore' }))[1]!);
  await user.keyboard('{Escape}');
  await expectNoDialog();
  await openOf(2);
  release();
  expect(await screen.findByText(textIsBack)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Earlier versions' }).textContent).toContain('@mira.kilns2');
});

it.each<Partial<Message>>([{ sent: true }, { delivery: aDelivery('sending') }])(
  'can only be read once the message is out: %j',
  async (over) => {
    const { drawer } = await openVersions({ versions: 3, ...over }, { [versionsCall]: { body: three } });
    expect(await drawer.findByText(messageErrors.textIsFinal)).toBeTruthy();
    expect(drawer.getAllByRole('listitem')).toHaveLength(3);
    expect(drawer.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
);

it('can be retried after a failure', async () => {
  const { server, user, drawer } = await openVersions(
    { versions: 1 },
    { [versionsCall]: { status: 404, body: { detail: messageErrors.messageNotFound } } },
  );
  const again = await drawer.findByRole('button', { name: 'Retry' });
  server.answer(versionsCall, { body: [aVersion(1)] });
  await user.click(again);
  expect(await drawer.findByText('The text of 1 h ago')).toBeTruthy();
});

it('say when there are none after all', async () => {
  const { drawer } = await openVersions({ versions: 1 }, { [versionsCall]: { body: [] } });
  expect(await drawer.findByText('No earlier versions')).toBeTruthy();
});
