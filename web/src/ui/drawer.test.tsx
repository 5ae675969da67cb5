import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useDiscardQuestion } from './discard-dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Routed } from '../testing/routed.tsx';

describe('the back button', () => {
  it('closes a drawer and stays on the page, with its query', async () => {
    const { router, open, back } = await renderDrawer();
    await open();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '?fit=weak' });
    await back();
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it('closes a drawer also when it is pressed at once', async () => {
    const { router } = await renderDrawer();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const unsubscribe = router.subscribe(({ location }) => {
      if (location.state === null) return;
      unsubscribe();
      void router.navigate(-1);
    });
    screen.getByRole('button', { name: 'Open' }).click();
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(router.state.location.pathname).toBe('/list');
  });

  it('needs one step to leave the page after a drawer was closed in another way', async () => {
    const { router, open, back } = await renderDrawer();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.state).toBeNull());
    await back();
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it('does not come from the drawer before, if the browser is slow to remove its entry', async () => {
    const { router, open, back } = await renderDrawer();
    await open();
    const slow = vi.spyOn(router, 'navigate').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(slow).toHaveBeenCalledExactlyOnceWith(-1);
    slow.mockRestore();

    await userEvent.click(screen.getByRole('button', { name: 'Open another' }));
    await screen.findByRole('dialog', { name: 'Another' });
    await back();
    const another = { pathname: '/list', state: { sheets: [expect.any(String)] } };
    await waitFor(() => expect(router.state.location).toMatchObject(another));
    expect(screen.getByRole('dialog', { name: 'Another' })).toBeTruthy();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/list', state: null });
  });

  it('closes one drawer after two of which one is inside of the other were closed together', async () => {
    const { router, open, back } = await renderDrawer();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Open inner' }));
    await screen.findByRole('dialog', { name: 'Inner' });
    await waitFor(() => expect(router.state.location.state).toMatchObject({ sheets: { length: 2 } }));
    act(() => closeOuter());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.state).toBeNull());

    await open();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/list', state: null });
  });

  it('stays on the page when a drawer gives way to another', async () => {
    const { router, open } = await renderDrawer();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Another instead' }));
    await screen.findByRole('dialog', { name: 'Another' });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    const another = { pathname: '/list', state: { sheets: { length: 1 } } };
    await waitFor(() => expect(router.state.location).toMatchObject(another));
  });

  it('is left alone by an entry of before a reload, which may have the id of another drawer', async () => {
    const sheets = Array.from({ length: 5_000 }, (_, n) => `_r_${n.toString(32)}_`);
    const { router } = await renderDrawer([{ pathname: '/list', state: { sheets } }]);
    await act(async () => {});
    expect(router.state.location.state).toEqual({ sheets });
  });

  it('asks as often as it is pressed while something is typed', async () => {
    const { router, open, back } = await renderDrawer();
    await open();
    await userEvent.type(screen.getByLabelText('Name'), 'x');
    for (let time = 0; time < 2; time += 1) {
      await back();
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('x');
    }
    await back();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(router.state.location.pathname).toBe('/list');
  });
});

/** As an answer of the server does, also while something is open inside of it. */
let closeOuter = (): void => {};

async function renderDrawer(later: InitialEntry[] = []) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: 'Before' },
      { path: '/list', element: <Page /> },
    ],
    { initialEntries: ['/before', '/list?fit=weak', ...later] },
  );
  render(<Routed router={router} />);
  return {
    router,
    open: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await screen.findByRole('dialog');
      await waitFor(() => expect(router.state.location.state).not.toBeNull());
    },
    back: () => act(() => router.navigate(-1)),
  };
}

function Page() {
  const [open, setOpen] = useState(false);
  const [another, setAnother] = useState(false);
  useEffect(() => {
    closeOuter = () => setOpen(false);
  }, []);
  const [name, setName] = useState('');
  const { tryToClose, question } = useDiscardQuestion(
    () => name !== '',
    () => setOpen(false),
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setAnother(true)}>
        Open another
      </button>
      {/* Earlier than the one that it takes the place of: effects run in this order. */}
      <Drawer open={another} onOpenChange={setAnother} title="Another">
        Nothing
      </Drawer>
      <Drawer open={open} onOpenChange={tryToClose} title="New">
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            setAnother(true);
          }}
        >
          Another instead
        </button>
        <Inner />
        {question}
      </Drawer>
    </>
  );
}

function Inner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open inner
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Inner">
        Nothing
      </Drawer>
    </>
  );
}
