import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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
