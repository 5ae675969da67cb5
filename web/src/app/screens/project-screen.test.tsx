import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messageStates } from '@opener/contract/message-list';
import {
  aProject,
  serveProject,
  projectId,
  messagesCall,
  aMessage,
  openProject,
  shown,
  prepareProjectScreen,
} from '../../testing/project-screen.tsx';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(prepareProjectScreen);

describe('the page', () => {
  it('names the project, in the title too, and shows its details', async () => {
    await openProject();
    expect(screen.getByRole('heading', { level: 1, name: 'Spring workshops' })).toBeTruthy();
    expect(document.title).toBe('Spring workshops · Opener');
    const details = within(screen.getByRole('region', { name: 'Project Details' }));
    expect(details.getByText('First month free')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Projects', current: false }).getAttribute('href')).toBe(
      '/app/projects',
    );
  });

  it('of a project that is gone leads back to the list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    serveProject({
      [`GET /projects/${projectId}`]: { status: 404, body: { detail: 'Project not found' } },
      'GET /projects/': { body: [] },
    });
    const app = await renderApp(`/app/projects/${projectId}`);
    expect(await screen.findAllByText('Project not found')).not.toEqual([]);
    expect(await screen.findByRole('heading', { name: "You don't have any projects yet" })).toBeTruthy();
    expect(app.where()).toBe('/app/projects');
  });

  it('that does not load is logged, and can be retried', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = serveProject({ [`GET /projects/${projectId}`]: { status: 403 } });
    const { user } = await renderApp(`/app/projects/${projectId}`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(logged).toHaveBeenCalled();
    server.answer(`GET /projects/${projectId}`, { body: aProject });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Spring workshops' })).toBeTruthy();
  });

  it('edits the project in place', async () => {
    const { user } = await openProject({
      [`PUT /projects/${projectId}`]: { body: { ...aProject, name: 'Summer' } },
    });
    await user.click(screen.getByRole('button', { name: 'Edit project' }));
    await user.type(await screen.findByLabelText(/Project Name/), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeTruthy();
  });
});

describe('the export', () => {
  const file = `GET /projects/${projectId}/export`;
  const some = { [messagesCall]: { body: [aMessage], headers: { 'x-total-count': '12' } } };
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it('saves the file under the name the server gives it', async () => {
    const { user } = await openProject({
      ...some,
      [file]: { body: 'rows', headers: { 'content-disposition': 'attachment; filename="spring.xlsx"' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    expect(await shown('Excel file downloaded successfully! (12 messages)')).toBeTruthy();
    expect(saved).toEqual(['spring.xlsx']);
  });

  it('says how many the file has, whatever the list has by then', async () => {
    const { user } = await openProject({
      ...some,
      [file]: { body: 'rows', headers: { 'x-total-count': '13' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    expect(await shown('Excel file downloaded successfully! (13 messages)')).toBeTruthy();
  });

  it('can hold only what the list shows', async () => {
    const counts = Object.fromEntries(messageStates.map((state) => [state, 0]));
    const server = serveProject({
      ...some,
      [`${messagesCall}&state=failed`]: { body: [aMessage], headers: { 'x-total-count': '2' } },
      [`GET /scrape/message-counts?project_id=${projectId}`]: { body: { all: 12, ...counts, failed: 2 } },
      [`${file}?state=failed`]: { body: 'rows', headers: { 'x-total-count': '2' } },
    });
    const { user } = await renderApp(`/app/projects/${projectId}?state=failed`);
    await user.click(await screen.findByRole('button', { name: 'Export formats' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel, only the 2 shown' }));
    expect(await shown('Excel file downloaded successfully! (2 messages)')).toBeTruthy();
    expect(server.asked.some(({ route }) => route === file)).toBe(false);
  });

  it('also comes as CSV', async () => {
    const { user } = await openProject({ ...some, [`${file}?format=csv`]: { body: 'rows' } });
    await user.click(await screen.findByRole('button', { name: 'Export formats' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV file (.csv)' }));
    expect(await shown('CSV file downloaded successfully! (12 messages)')).toBeTruthy();
    expect(saved[0]).toMatch(/^opener-Spring-workshops-\d{4}-\d\d-\d\d\.csv$/);
  });

  it.each([
    [{ status: 404 }, 'No messages found for this project.'],
    [{ status: 409, body: { detail: 'Busy' } }, 'Busy'],
    ['offline', 'Failed to export messages. Please try again.'],
  ] as const)('shows a failure', async (reply, text) => {
    const { user } = await openProject({ ...some, [file]: reply });
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    expect(await shown(text)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
