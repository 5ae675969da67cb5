// Selecting several messages of a list, and the actions on them.
import { fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { ChangedMessages } from '@opener/contract/selection';
import { expectNoDialog } from '../../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aMessage, aPage, projectId } from '../../../testing/messages.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { aDelivery } from '../../../testing/sending.ts';
import { ProjectMessages } from '../messages/project-messages.tsx';

const list = `GET /scrape/projects/${projectId}/messages?limit=50&sort=newest`;
const change = 'POST /scrape/messages/change';
const takeBack = 'POST /scrape/messages/take-back';
const idsCall = `GET /scrape/message-ids?project_id=${projectId}`;
const at = '2026-03-01T10:00:00.000Z';
const other = { id: '0198f7a2-0000-7000-8001-000000000002', name: 'Autumn' };
const projects = [{ id: projectId, name: 'Spring' }, other];
const messages = [1, 2, 3, 4].map((n) => aMessage(n, { delivery: aDelivery('review') }));
const ids = messages.map(({ id }) => id);

const told = (done: number, left: ChangedMessages['left'] = [], changedAt: string | null = null) => ({
  body: { done, left, changed_at: changedAt },
});

async function select(replies: Parameters<typeof fakeServer>[0] = {}, total = messages.length) {
  const server = fakeServer({ [list]: aPage(messages, { total }), ...replies });
  const onChanged = vi.fn<() => void>();
  const view = renderPart(
    <ProjectMessages projectId={projectId} projects={projects} onDeliveryChanged={onChanged} canSend />,
  );
  await view.user.click(await screen.findByRole('button', { name: 'Select' }));
  const bar = within(screen.getByRole('region', { name: 'Selected messages' }));
  const press = (name: RegExp | string) => view.user.click(bar.getByRole('button', { name }));
  const sent = () => server.asked.filter(({ route }) => route === change).map(({ body }) => body);
  return { ...view, server, onChanged, bar, press, sent };
}

const box = (n: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select @mira.kilns${n}` });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked }, index) => (checked ? [index + 1] : []));

describe('choosing', () => {
  it('starts and ends without side effects', async () => {
    const { user, bar } = await select();
    expect(bar.getByText('None selected')).toBeTruthy();
    expect(bar.getByRole<HTMLButtonElement>('button', { name: /^Approve/ }).disabled).toBe(true);
    await user.click(box(1));
    expect(bar.getByText('1 selected')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(chosen()).toEqual([]);
  });

  it('ends with Escape, but not with that of a field', async () => {
    const { user } = await select();
    await user.type(screen.getByRole('searchbox'), '{Escape}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    await user.click(box(1));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('does not end with the Escape that closes a dialog, even before the dialog has the focus', async () => {
    const { user, press } = await select({ [change]: told(1) });
    await user.click(box(1));
    await press('Delete 1 message');
    expect(await screen.findByRole('dialog', { name: 'Delete 1 message?' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await expectNoDialog();
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('takes a range with Shift, by pointer and by key', async () => {
    const { user } = await select();
    await user.click(box(2));
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual([2, 3, 4]);
    box(3).focus();
    await user.keyboard(' ');
    expect(chosen()).toEqual([2, 4]);
  });

  it('takes all that match, also what is not loaded', async () => {
    const more = '0198f7a2-0000-7000-8002-00000000000f';
    const { press, bar } = await select({ [idsCall]: { body: [...ids, more] } }, 5);
    await press('Select all 5');
    expect(await bar.findByText('5 selected')).toBeTruthy();
    expect(chosen()).toEqual([1, 2, 3, 4]);
    expect(bar.queryByRole('button', { name: 'Select all 5' })).toBeNull();
  });

  it('begins anew in a list that is narrowed', async () => {
    const { user, bar } = await select({
      [`${list}&q=kilns`]: aPage(messages),
    });
    await user.click(box(1));
    await user.type(screen.getByRole('searchbox'), 'kilns');
    expect(await bar.findByText('None selected')).toBeTruthy();
  });

  it('begins anew in the list of the other voice of a test', async () => {
    fakeServer({ [`${list}&variant=a`]: aPage(messages), [`${list}&variant=b`]: aPage(messages) });
    const { user } = renderPart(
      <>
        <Link to="?variant=b">Voice B</Link>
        <ProjectMessages projectId={projectId} projects={projects} canSend />
      </>,
      '/?variant=a',
    );
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(box(1));
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Voice B' }));
    expect(await screen.findByText('None selected')).toBeTruthy();
  });
});

describe('what was chosen', () => {
  it('is approved at once when all can be, which can be undone', async () => {
    const { user, server, press, sent, onChanged } = await select({
      [change]: told(2, [], at),
      [takeBack]: { body: { messages: 2 } },
    });
    await user.click(box(1));
    await user.click(box(2));
    await press('Approve 2 messages');
    expect(await screen.findByText('2 messages approved')).toBeTruthy();
    const body = { action: 'approve', ids: ids.slice(0, 2) };
    expect(sent()).toEqual([{ ...body, preview: true }, body]);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 2 messages')).toBeTruthy();
    expect(server.bodyOf(takeBack)).toEqual({ changed_at: at });
  });

  it('says beforehand what can not be changed, and why', async () => {
    const { user, press, sent } = await select({
      [change]: told(1, [
        { reason: 'sent', messages: 2 },
        { reason: 'closer_look', messages: 1 },
      ]),
    });
    for (const n of [1, 2, 3, 4]) await user.click(box(n));
    await press('Skip 4 messages');
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip 1 message?' }));
    expect(dialog.getByText('3 will not change')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 were already sent',
      '1 needs a closer look',
    ]);
    expect(sent()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Skip 1 message' }));
    expect(await screen.findByText('1 message skipped, 3 unchanged')).toBeTruthy();
  });

  it('offers nothing where nothing can be done', async () => {
    const { user, press } = await select({ [change]: told(0, [{ reason: 'unscheduled', messages: 1 }]) });
    await user.click(box(1));
    await press('Approve 1 message');
    const dialog = within(await screen.findByRole('dialog', { name: 'None of these can be approved' }));
    expect(dialog.getByText('1 is not scheduled for sending')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('is deleted only after a question', async () => {
    const { user, press, sent } = await select({ [change]: told(1) });
    await user.click(box(1));
    await press('Delete 1 message');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 message?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent().every((body) => (body as { preview?: boolean }).preview)).toBe(true);
    await expectNoDialog();
    expect(chosen()).toEqual([1]);
    await press('Delete 1 message');
    const again = within(await screen.findByRole('dialog', { name: 'Delete 1 message?' }));
    await user.click(again.getByRole('button', { name: 'Delete 1 message' }));
    expect(await screen.findByText('1 message deleted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent().at(-1)).toEqual({ action: 'delete', ids: [ids[0]] });
  });

  it('is moved to another project, and people who are known there only if wanted', async () => {
    const { user, server, press, sent } = await select({
      [change]: told(1, [{ reason: 'has_message', messages: 1 }]),
    });
    await user.click(box(1));
    await user.click(box(2));
    await press('Move 2 messages');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 messages' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a project',
      'Autumn',
    ]);
    await user.selectOptions(dialog.getByRole('combobox'), 'Autumn');
    expect(await dialog.findByText('1 is to someone who already has a message there')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Move 1 message' })).toBeTruthy();
    server.answer(change, told(2));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(await dialog.findByRole('button', { name: 'Move 2 messages' }));
    expect(await screen.findByText('2 messages moved')).toBeTruthy();
    const body = { action: 'move', ids: ids.slice(0, 2), project_id: other.id };
    expect(sent()).toEqual([
      { ...body, preview: true },
      { ...body, again: true, preview: true },
      { ...body, again: true },
    ]);
  });

  it('stays chosen when that fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user, press } = await select({ [change]: { status: 429, body: { detail: 'Too many tries.' } } });
    await user.click(box(1));
    await press('Skip 1 message');
    expect(await screen.findByText('Too many tries.')).toBeTruthy();
    expect(chosen()).toEqual([1]);
  });
});
