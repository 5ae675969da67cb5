import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session.ts';
import { expectNoDialog } from '../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';
import { followUpsOff } from '../../testing/follow-ups.ts';
import { noVoiceTest } from '../../testing/voice-test.ts';
import { aVoice } from '../../testing/voice.ts';
import { idleProject } from '../../testing/sending.ts';

const spring = {
  id: '0198f7a2-0000-7000-8000-00000000000a',
  name: 'Spring  workshops',
  product_info: 'Booking software for studios',
  offer_info: 'First month free',
  created_at: '2026-03-01T10:00:00Z',
};
const autumn = {
  ...spring,
  id: '0198f7a2-0000-7000-8000-00000000000b',
  name: 'autumn',
  product_info: 'Pottery',
};
const older = { ...autumn, created_at: '2026-01-01T10:00:00Z' };
const one = `/projects/${spring.id}`;

function serve(replies: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    ...freshAccount,
    'GET /projects/': { body: [spring, older] },
    [`GET ${one}/voice`]: { body: aVoice() },
    [`GET ${one}/follow-ups`]: { body: followUpsOff },
    ...noVoiceTest(spring.id),
    ...replies,
  });
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const drawer = () => screen.findByRole('dialog', { name: /^(New|Edit) Project$|^Delete this/ });

beforeEach(() => signIn());

describe('the list', () => {
  it('shows each project with its category, newest first', async () => {
    serve({ 'GET /projects/': { body: [older, spring] } });
    await renderApp('/app/projects');
    const link = await screen.findByRole('link', { name: /^Open Spring/ });
    expect(link.getAttribute('href')).toBe(`/app${one}`);
    expect(names()).toEqual(['Spring  workshops', 'autumn']);
    expect(screen.getByText('SaaS')).toBeTruthy();
    expect(screen.getByText('B2B')).toBeTruthy();
    expect(screen.getByText('Booking software for studios')).toBeTruthy();
  });

  it('shows what came of its messages, each number with a link to them', async () => {
    const results = { project_id: spring.id, sent: 50, answered: 12, interested: 0 };
    const unsent = { project_id: autumn.id, sent: 0, answered: 0, interested: 0 };
    serve({ 'GET /figures/projects': { body: [results, unsent] } });
    await renderApp('/app/projects');
    const sent = await screen.findByRole('link', { name: '50 sent, Spring workshops' });
    const answered = screen.getByRole('link', { name: '12 answered (24%), Spring workshops' });
    expect(sent.getAttribute('href')).toBe(`/app${one}?state=sent#messages`);
    expect(answered.getAttribute('href')).toBe(`/app${one}?state=answered#messages`);
    expect(answered.textContent).toBe('12 answered (24%)');
    expect(screen.getByText('0 interested')).toBeTruthy();
    expect(screen.queryByText('0 sent')).toBeNull();
  });

  it('explains its category to the keyboard', async () => {
    serve();
    const { user } = await renderApp('/app/projects');
    const tag = await screen.findByRole('button', { name: 'SaaS' });
    const text = /^A label taken from words in your product description/;
    expect(tag.getAttribute('aria-description')).toMatch(text);
    await user.tab();
    while (document.activeElement !== tag && document.activeElement !== document.body) await user.tab();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('sorts by name and searches', async () => {
    serve();
    const { user } = await renderApp('/app/projects');
    await screen.findByRole('link', { name: 'Open autumn' });
    await user.click(button('A-Z'));
    expect(names()).toEqual(['autumn', 'Spring  workshops']);
    await user.type(screen.getByRole('searchbox'), 'pott');
    expect(names()).toEqual(['autumn']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('heading', { name: 'No projects found' })).toBeTruthy();
    await user.click(button('Clear search'));
    expect(names()).toHaveLength(2);
  });

  it('says when there are none', async () => {
    serve({ 'GET /projects/': { body: [] } });
    await renderApp('/app/projects');
    expect(await screen.findByRole('heading', { name: "You don't have any projects yet" })).toBeTruthy();
  });

  it('that does not load is logged, and can be retried', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = serve({ 'GET /projects/': { status: 404 } });
    const { user } = await renderApp('/app/projects');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(logged).toHaveBeenCalled();
    server.answer('GET /projects/', { body: [spring] });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /^Open Spring/ })).toBeTruthy();
  });
});

describe('a new project', () => {
  it('needs all three fields, counts without enforcing, and hides the navigation meanwhile', async () => {
    const server = serve({ 'POST /projects/': { status: 201, body: spring } });
    const { user } = await renderApp('/app/projects');
    await user.click(await screen.findByRole('button', { name: 'New Project' }));
    const form = within(await drawer());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'AL, Your account', hidden: true })).toBeNull(),
    );
    expect(form.getByText('0/50')).toBeTruthy();
    expect(form.getByText('0/500')).toBeTruthy();
    expect(form.getByText('0/300')).toBeTruthy();

    const long = 'n'.repeat(60);
    await fill(user, form.getByLabelText(/Project Name/), long);
    await user.type(form.getByLabelText(/Product\/Service Description/), '   ');
    await user.click(form.getByRole('button', { name: 'Create Project' }));
    expect(form.getByText('All fields are required')).toBeTruthy();
    expect(server.bodyOf('POST /projects/')).toBeUndefined();

    await user.type(form.getByLabelText(/Product\/Service Description/), 'Kilns ');
    await user.type(form.getByLabelText(/Offer Details/), 'One free');
    await user.click(form.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText('Project created successfully!')).toBeTruthy();
    expect(server.bodyOf('POST /projects/')).toEqual({
      name: long,
      product_info: 'Kilns',
      offer_info: 'One free',
    });
    expect(server.asked.filter(({ route }) => route === 'GET /projects/')).toHaveLength(2);
    await expectNoDialog();
    expect(button('AL, Your account')).toBeTruthy();

    await user.click(button('New Project'));
    expect(within(await drawer()).getByLabelText<HTMLInputElement>(/Project Name/).value).toBe('');
  });

  it('may hold its messages for review', async () => {
    const server = serve({ 'POST /projects/': { status: 201, body: spring } });
    const { user } = await renderApp('/app/projects');
    await user.click(await screen.findByRole('button', { name: 'New Project' }));
    const form = within(await drawer());
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Send automatically' }).checked).toBe(true);
    for (const label of [/Project Name/, /Product/, /Offer/])
      await user.type(form.getByLabelText(label), 'x');
    await user.click(form.getByRole('radio', { name: 'Hold for my review' }));
    await user.click(form.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText('Project created successfully!')).toBeTruthy();
    expect(server.bodyOf('POST /projects/')).toMatchObject({ sending_mode: 'review' });
  });

  it.each([
    [{ status: 422, body: { detail: 'Too much' } }, 'Too much'],
    ['offline', 'Failed to create project'],
  ] as const)('shows a failure and keeps what was typed', async (reply, text) => {
    serve({ 'POST /projects/': reply });
    const app = await renderApp('/app/projects?new');
    const form = within(await drawer());
    expect(app.where()).toBe('/app/projects');
    for (const label of [/Project Name/, /Product/, /Offer/]) {
      await app.user.type(form.getByLabelText(label), 'x');
    }
    await app.user.click(form.getByRole('button', { name: 'Create Project' }));
    expect(await form.findByText(text)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/Project Name/).value).toBe('x');
  });
});

describe('a project that was waited for opens', () => {
  const replies = {
    'POST /projects/': { status: 201, body: spring },
    [`GET ${one}`]: { body: spring },
    [`GET /scrape${one}/jobs?limit=100`]: { body: [] },
    [`GET /scrape${one}/messages?limit=50&sort=newest`]: { body: [], headers: { 'x-total-count': '0' } },
    [`GET ${one}/sending`]: { body: idleProject },
  } as const;

  it.each([
    ['from the dashboard', '/app/projects?new', [older]],
    ['from an empty list', '/app/projects', []],
  ])('%s', async (_, address, body) => {
    serve({ ...replies, 'GET /projects/': { body } });
    const app = await renderApp(address);
    if (body.length === 0) {
      await app.user.click(await screen.findByRole('button', { name: 'Create your first project' }));
    }
    const form = within(await drawer());
    for (const label of [/Project Name/, /Product/, /Offer/]) {
      await app.user.type(form.getByLabelText(label), 'x');
    }
    await app.user.click(form.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText('Project created successfully!')).toBeTruthy();
    await waitFor(() => expect(app.where()).toBe(`/app${one}`));
    expect(await screen.findByRole('heading', { level: 1, name: /^Spring/ })).toBeTruthy();
    await expectNoDialog();
  });
});

describe('what was typed', () => {
  it('is asked about before a new project is closed, and stays after Keep editing', async () => {
    serve();
    const { user } = await renderApp('/app/projects?new');
    const form = within(await drawer());
    await user.type(form.getByLabelText(/Project Name/), 'Kilns');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(form.getByLabelText<HTMLInputElement>(/Project Name/).value).toBe('Kilns');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expectNoDialog();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['New Project', 'Kilns'],
    [/^Edit Spring/, 'Spring  workshopsKilns'],
  ])('in the drawer of %s outlives an expired session', async (opener, text) => {
    serve();
    const first = await renderApp('/app/projects');
    await first.user.click(await screen.findByRole('button', { name: opener }));
    await first.user.type(within(await drawer()).getByLabelText(/Project Name/), 'Kilns');
    act(() => session.end('expired'));
    await screen.findByRole('button', { name: 'Sign in' });
    first.unmount();

    signIn();
    const again = await renderApp('/app/projects');
    await again.user.click(await screen.findByRole('button', { name: opener }));
    const form = within(await drawer());
    expect(form.getByLabelText<HTMLInputElement>(/Project Name/).value).toBe(text);
    expect(form.getByText(/^We restored what you typed before/)).toBeTruthy();
    act(() => session.end('signed-out'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('editing', () => {
  async function edit(replies: Parameters<typeof fakeServer>[0] = {}) {
    const server = serve(replies);
    const { user } = await renderApp('/app/projects');
    await user.click(await screen.findByRole('button', { name: /^Edit Spring/ }));
    const form = within(await drawer());
    const save = () => user.click(form.getByRole('button', { name: 'Save Changes' }));
    return { server, user, form, save };
  }

  it('closes without a call when nothing changed', async () => {
    const { server, user, form, save } = await edit();
    expect(form.getByText('28/1000')).toBeTruthy();
    await user.type(form.getByLabelText(/Project Name/), '  ');
    await save();
    await expectNoDialog();
    expect(server.asked.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  });

  it('sends only what changed and shows it', async () => {
    const saved = { ...spring, offer_info: 'Two free' };
    const { server, user, form, save } = await edit({ [`PUT ${one}`]: { body: saved } });
    await user.clear(form.getByLabelText(/Offer Details/));
    await user.type(form.getByLabelText(/Offer Details/), 'Two free ');
    await save();
    expect(await screen.findByText('Project updated successfully!')).toBeTruthy();
    expect(server.bodyOf(`PUT ${one}`)).toEqual({ offer_info: 'Two free' });
    expect(screen.getByText('Two free')).toBeTruthy();
  });

  it('enforces the limits and asks for all fields', async () => {
    const { server, user, form, save } = await edit();
    await user.clear(form.getByLabelText(/Project Name/));
    await save();
    expect(form.getByText('All fields are required')).toBeTruthy();
    await user.click(form.getByLabelText(/Project Name/));
    await user.paste('🙏'.repeat(101));
    expect(form.getByText('101/100')).toBeTruthy();
    await save();
    expect(form.getByText('Project name must be at most 100 characters')).toBeTruthy();
    expect(server.asked.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  });

  it('shows a failure', async () => {
    const { user, form, save } = await edit({ [`PUT ${one}`]: 'offline' });
    await user.type(form.getByLabelText(/Project Name/), '!');
    await save();
    expect(await form.findByText('Failed to update project')).toBeTruthy();
  });
});

describe('deleting', () => {
  async function ask(replies: Parameters<typeof fakeServer>[0] = {}) {
    const server = serve(replies);
    const { user } = await renderApp('/app/projects');
    await user.click(await screen.findByRole('button', { name: /^Delete Spring/ }));
    const dialog = within(await drawer());
    return { server, user, dialog, field: dialog.getByLabelText('Type this to confirm') };
  }

  it('does nothing on anything but the exact text', async () => {
    const { server, user, dialog, field } = await ask();
    for (const typed of [
      'DELETE',
      'delete Spring  workshops',
      'DELETE Spring workshops',
      'DELETE Spring  workshops ',
    ]) {
      await user.clear(field);
      await fill(user, field, typed);
      await user.keyboard('{Enter}');
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete project' }).disabled).toBe(true);
    }
    expect(server.asked.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  });

  it('copies the text to type', async () => {
    const { user, dialog, field } = await ask();
    const text = dialog.getByText((_, element) => element?.textContent === 'DELETE Spring  workshops', {
      selector: '.select-all',
    });
    expect(field.getAttribute('aria-describedby')).toBe(text.id);
    await user.click(dialog.getByRole('button', { name: 'Copy the text to type' }));
    expect(await navigator.clipboard.readText()).toBe('DELETE Spring  workshops');
    await user.click(field);
    await user.paste();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete project' }).disabled).toBe(false);
  });

  it('takes the project out of the list', async () => {
    const { user, field } = await ask({ [`DELETE ${one}`]: {} });
    await fill(user, field, 'DELETE Spring  workshops');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Project deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['autumn']));
  });

  it('shows a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, field } = await ask({ [`DELETE ${one}`]: { status: 500, body: { detail: 'Why' } } });
    await fill(user, field, 'DELETE Spring  workshops');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to delete project')).toBeTruthy();
  });
});
