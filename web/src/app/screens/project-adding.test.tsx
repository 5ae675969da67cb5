// Adding a list continues while the user moves through the app, and after a reload.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  queueCall,
  aJob,
  openProject,
  chips,
  shown,
  prepareProjectScreen,
  projectId,
} from '../../testing/project-screen.tsx';

beforeEach(prepareProjectScreen);

/** Each call waits for its gate. */
async function addThree() {
  const opened = await openProject({ [queueCall]: { status: 202, body: aJob('x') } });
  const real = globalThis.fetch;
  const gates: (() => void)[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/queue')) await new Promise<void>((resolve) => gates.push(resolve));
    return real(address, init);
  });
  const pass = async (at: number) => {
    await waitFor(() => expect(gates.length).toBeGreaterThan(at));
    act(() => gates[at]?.());
  };
  await opened.user.type(opened.input, 'a,b,c{Enter}');
  const strip = await screen.findByRole('complementary', { name: 'Adding usernames' });
  expect(strip.textContent).toContain('Adding 1 of 3 to Spring workshops');
  return { ...opened, pass };
}

it('continues on another screen, and can be stopped there', async () => {
  const { user, router, pass, bodies } = await addThree();
  await act(() => router.navigate('/app/payments'));
  await pass(0);
  expect(await shown(/^Adding 2 of 3 to/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop adding to Spring workshops' }));
  await pass(1);
  expect(await shown('2 username(s) queued for processing!')).toBeTruthy();
  const ended = await shown(/^1 username still in the list of/);
  expect(ended.textContent).toBe('1 username still in the list of Spring workshops.');
  expect(bodies()).toHaveLength(2);

  await act(() => router.navigate(`/app/projects/${projectId}`));
  await waitFor(() => expect(chips()).toEqual(['c']));
  expect(screen.queryByText(/still in the list of/)).toBeNull();
});

it('is dismissed where no form takes the rest over, which can be undone', async () => {
  const { user, router, pass } = await addThree();
  await act(() => router.navigate('/app/payments'));
  await user.click(await screen.findByRole('button', { name: 'Stop adding to Spring workshops' }));
  await pass(0);
  await shown(/^2 usernames still in the list of/);
  await user.click(screen.getByRole('button', { name: 'Dismiss the list of Spring workshops' }));
  expect(screen.queryByRole('complementary', { name: 'Adding usernames' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await shown(/^2 usernames still in the list of/);
  await act(() => router.navigate(`/app/projects/${projectId}`));
  await waitFor(() => expect(chips()).toEqual(['b', 'c']));
});

it('resumes after a reload', async () => {
  const { pass, bodies } = await addThree();
  await pass(0);
  await shown(/^Adding 2 of 3 to/);
  cleanup();
  await renderApp('/app/payments');
  expect(await shown(/^Adding 2 of 3 to/)).toBeTruthy();
  await pass(2);
  await pass(3);
  expect(await shown('3 username(s) queued for processing!')).toBeTruthy();
  expect(bodies()).toEqual([{ username: 'a' }, { username: 'b' }, { username: 'c' }]);
});

it('is forgotten on signing out', async () => {
  await addThree();
  expect(Object.keys(localStorage).some((key) => key.startsWith('opener.account.'))).toBe(true);
  act(() => session.end('signed-out'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('opener.account.'))).toEqual([]);
});
