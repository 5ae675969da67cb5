import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ToForm } from './to-form.tsx';

it.each([
  ['glides', false, 'smooth'],
  ['jumps, where less motion is wanted,', true, 'auto'],
])('%s to the form and puts the cursor in', async (_, lessMotion, behavior) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: lessMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderPart(
    <>
      <div id="the-form">
        <input type="text" aria-label="Username" />
      </div>
      <ToForm place="the-form" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Generate DM' }));
  expect(scroll).toHaveBeenCalledWith({ behavior, block: 'start' });
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});
