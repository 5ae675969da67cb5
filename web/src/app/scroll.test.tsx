// How far a page is scrolled, in the whole app.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { freshAccount } from '../testing/fresh-account.ts';
import { renderApp, signIn } from '../testing/render-app.tsx';

it('stays as it is when the browser is slow to remove the entry of a closed drawer', async () => {
  fakeServer(freshAccount);
  signIn();
  const { user, router, state } = await renderApp('/app/projects');
  await user.click((await screen.findAllByRole('button', { name: 'New Project' }))[0]!);
  await screen.findByRole('dialog');
  await waitFor(() => expect(state()).toMatchObject({ sheets: [expect.any(String)] }));

  const goBack = vi.spyOn(router, 'navigate').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(goBack).toHaveBeenCalledExactlyOnceWith(-1);
  goBack.mockRestore();

  // The test browser has no layout to scroll.
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(337);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await act(() => router.navigate(-1));
  expect(state()).toBeNull();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 337);
});
