import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectNoDialog } from '../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aProject } from '../../testing/project-screen.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { EditProjectDrawer } from './edit-project-drawer.tsx';

function Page({ project = aProject }) {
  const [open, setOpen] = useState(true);
  return <EditProjectDrawer project={project} open={open} onOpenChange={setOpen} />;
}

it('leaves alone what was changed elsewhere meanwhile', async () => {
  const call = `PUT /projects/${aProject.id}`;
  const server = fakeServer({ [call]: { body: aProject } });
  const { user, rerender } = renderPart(<Page />);
  const name = await screen.findByLabelText('Project Name');
  await user.clear(name);
  await user.type(name, 'Autumn');
  rerender(<Page project={{ ...aProject, offer_info: 'Two weeks free, changed in another tab' }} />);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Project updated successfully!');
  expect(server.bodyOf(call)).toEqual({ name: 'Autumn' });
});

it('restores what was typed before a reload, and nothing else', async () => {
  const call = `PUT /projects/${aProject.id}`;
  const server = fakeServer({ [call]: { body: aProject } });
  const before = renderPart(<Page />);
  const name = await screen.findByLabelText('Project Name');
  await before.user.clear(name);
  await before.user.type(name, 'Autumn');
  before.unmount();
  const elsewhere = { ...aProject, offer_info: 'Two weeks free, changed on the phone' };
  const { user } = renderPart(<Page project={elsewhere} />);
  expect((await screen.findByLabelText<HTMLInputElement>('Project Name')).value).toBe('Autumn');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Project updated successfully!');
  expect(server.bodyOf(call)).toEqual({ name: 'Autumn' });
});

function Reopened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <EditProjectDrawer project={aProject} open={open} onOpenChange={setOpen} />
    </>
  );
}

it.each([
  [200, 'Project updated successfully!'],
  [503, 'Failed to update project'],
])('stays open, with its text, when the answer to an earlier opening comes: %i', async (status, said) => {
  const call = `PUT /projects/${aProject.id}`;
  const server = fakeServer({ [call]: { status, ...(status === 200 && { body: aProject }) } });
  const release = server.hold(call);
  const { user } = renderPart(<Reopened />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByLabelText('Project Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectNoDialog();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const name = await screen.findByLabelText<HTMLInputElement>('Project Name');
  await user.type(name, ' and more');
  release();
  await within(screen.getByRole('region', { name: 'Notifications' })).findByText(said);
  expect(name.isConnected).toBe(true);
  expect(name.value).toBe(`${aProject.name} and more`);
});

it('asks before it closes, also when Escape follows at once on what was typed', async () => {
  renderPart(<Page />);
  const name = await screen.findByLabelText<HTMLInputElement>('Project Name');
  await vi.waitFor(() => expect(document.activeElement).toBe(name), 30_000);

  // As in a browser: each key is a separate event, and React processes the rest later.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(name, 'Autumn');
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  name.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  expect(await screen.findByRole('dialog', { name: 'Close without saving?' })).toBeTruthy();
  expect(name.value).toBe('Autumn');
});
