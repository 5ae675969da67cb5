import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import type { ModalProps } from './modal.tsx';

describe.each<[string, ComponentType<ModalProps>]>([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Modal) => {
  it('starts on its first field and gives focus back when Escape closes it', async () => {
    renderModal(Modal);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'New project' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('keeps the Tab key inside', async () => {
    renderModal(Modal);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    for (const name of ['Create', 'Close']) {
      await userEvent.tab();
      expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(
        name,
      );
    }
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('closes by its button', async () => {
    renderModal(Modal);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

function renderModal(Modal: ComponentType<ModalProps>) {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Modal
          open={open}
          onOpenChange={setOpen}
          title="New project"
          description="What you offer"
          footer={<button type="button">Create</button>}
        >
          <input aria-label="Name" />
        </Modal>
      </>
    );
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}
