import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../lib/session.ts';
import {
  jobsCall,
  aJob,
  openProject,
  add,
  chips,
  shown,
  prepareProjectScreen,
} from '../../testing/project-screen.tsx';

beforeEach(prepareProjectScreen);

describe('names', () => {
  it('become chips at a comma, without @ and duplicates', async () => {
    const { user, input } = await openProject();
    expect(add().disabled).toBe(true);
    await user.type(input, '@Mira, north,mira,');
    expect(chips()).toEqual(['mira', 'north']);
    expect(screen.getByText('1 duplicate skipped')).toBeTruthy();
    await user.type(input, 'hafen');
    expect(screen.getByText('3 usernames · 3 credits · 7 left after')).toBeTruthy();
  });

  it('can be pasted as a list, and the impossible are told with their reason', async () => {
    const { user, input } = await openProject({ [jobsCall]: { body: [aJob('busy')] } });
    await screen.findByText('@busy');
    await user.click(input);
    await user.paste('@a\nhttps://www.instagram.com/b/?x=1\r\nmüller\nbusy');
    expect(chips()).toEqual(['a', 'b']);
    const rejected = within(screen.getByRole('list', { name: '1 name left out' }));
    expect(rejected.getByText(/only letters/)).toBeTruthy();
    const duplicates = within(screen.getByRole('list', { name: '1 duplicate skipped' }));
    expect(duplicates.getByText(/already in the queue/)).toBeTruthy();
  });

  it('are removed by Backspace, by a click and by the keyboard', async () => {
    const { user, input } = await openProject();
    await user.type(input, 'a,b,c,d,');
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual(['a', 'b', 'c']);
    await user.click(screen.getByRole('button', { name: 'Remove @a' }));
    expect(document.activeElement).toBe(input);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(chips()).toEqual(['c']);
    expect(document.activeElement).toBe(input);
  });

  it('are there again after a reload, and gone after signing out', async () => {
    const { user, input } = await openProject();
    await user.type(input, 'mira,north,haf');
    cleanup();
    const { input: next } = await openProject();
    expect([chips(), next.value]).toEqual([['mira', 'north'], 'haf']);
    act(() => session.end('signed-out'));
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('north');
  });

  it('come out of a file that is dropped', async () => {
    const { input } = await openProject();
    const file = new File(['username\nmira\nnorth'], 'people.csv');
    fireEvent.drop(input, { dataTransfer: { files: [file], types: ['Files'] } });
    await waitFor(() => expect(chips()).toEqual(['mira', 'north']));
    fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'photo.png')], types: ['Files'] } });
    expect(await shown('Please choose a .csv, .txt or .xlsx file.')).toBeTruthy();
  });

  it('are not made of the words of a sentence without a question', async () => {
    const { user, input, bodies } = await openProject();
    await user.type(input, 'hello world{Enter}');
    expect([chips(), bodies(), input.value]).toEqual([[], [], '']);
    expect(screen.getByText('Add 2 usernames: hello, world?')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
    await user.keyboard('{Enter}');
    expect([chips(), document.activeElement]).toEqual([['hello', 'world'], input]);

    await user.paste('so nice of you, @mira');
    expect(chips()).toEqual(['hello', 'world', 'mira']);
    await user.type(input, 'and more,');
    expect(screen.getByText('Add 6 usernames: so, nice, of, you, and, more?')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    await user.click(screen.getByRole('button', { name: 'Leave out' }));
    expect(screen.queryByText(/^Add 6/)).toBeNull();
    expect(chips()).toEqual(['hello', 'world', 'mira']);
  });

  it('need no question as handles and links, with spaces between them', async () => {
    const { user, input } = await openProject();
    await user.type(input, '@Mira @north https://instagram.com/hafen ');
    expect(chips()).toEqual(['mira', 'north', 'hafen']);
    await user.paste('@oak @elm');
    expect(chips()).toEqual(['mira', 'north', 'hafen', 'oak', 'elm']);
    await user.type(input, 'ash ');
    expect([chips().length, input.value]).toEqual([5, 'ash ']);
    await user.type(input, ',');
    expect(chips().at(-1)).toBe('ash');
    expect(screen.queryByRole('button', { name: 'Leave out' })).toBeNull();
  });

  it('are asked about again when Enter is pressed in an empty box', async () => {
    const { user, input } = await openProject();
    await user.click(input);
    await user.paste('hello world');
    expect(document.activeElement).toBe(input);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('come out of the column of a table that the person agrees to', async () => {
    const { user, input } = await openProject();
    await user.type(input, 'half');
    await user.paste('Name\tInstagram\tCity\nAnna\t@anna.b\tBerlin\nTom\t@tom.t\tRome\nEva\tno name\tParis');
    expect(chips()).toEqual([]);
    const preview = within(screen.getByRole('form', { name: 'Which column holds the usernames?' }));
    expect(preview.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Instagram',
      'City',
    ]);
    const chosen = preview.getByRole<HTMLInputElement>('radio', { name: 'Instagram' });
    expect([chosen.checked, document.activeElement]).toEqual([true, chosen]);
    expect(preview.getByText('2 people will be added · 1 cell cannot be a username')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to Queue' })).toBeNull();

    await user.click(preview.getByRole('radio', { name: 'City' }));
    expect(preview.getByText('3 people will be added')).toBeTruthy();
    await user.click(chosen);
    await user.click(preview.getByRole('button', { name: 'Add 2 people' }));
    expect(chips()).toEqual(['anna.b', 'tom.t']);
    expect(screen.getByText('no name')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect([input.value, document.activeElement]).toEqual(['half', input]);
  });

  it('stay out of the list when the table is put away', async () => {
    const { user, input } = await openProject();
    const file = new File(['Account,Page\nAcme,instagram.com/acme.shop\nGlobex,x'], 'people.csv');
    fireEvent.drop(input, { dataTransfer: { files: [file], types: ['Files'] } });
    expect(await screen.findByText('2 people will be added')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form')).toBeNull();
    fireEvent.drop(input, { dataTransfer: { files: [file], types: ['Files'] } });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect([chips(), document.activeElement]).toEqual([[], input]);
    expect(add()).toBeTruthy();
  });

  it('may be thousands, of which a few are drawn', async () => {
    const { user, input } = await openProject();
    await user.click(input);
    await user.paste(Array.from({ length: 4860 }, (_, index) => `user${index}`).join('\n'));
    expect(screen.getByText('+ 4,800 more')).toBeTruthy();
    expect(chips()).toHaveLength(60);
    expect(screen.getByText(/^4,860 usernames · 4,860 credits · 4,850 more than you have/)).toBeTruthy();
  });

  it('are still there when the person comes back', async () => {
    const first = await openProject();
    await first.user.type(first.input, 'a,b,');
    first.unmount();
    await openProject();
    expect(chips()).toEqual(['a', 'b']);
  });
});
