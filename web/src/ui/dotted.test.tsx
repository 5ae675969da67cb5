import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dotted } from './dotted.tsx';

it('keeps each fact of a line in its own direction, and leaves out what is missing', () => {
  const { container } = render(<Dotted>{['ورشة الخزف', undefined, '', '8.4K followers']}</Dotted>);
  expect(container.textContent).toBe('ورشة الخزف\u00A0· 8.4K followers');
  for (const fact of ['ورشة الخزف', '8.4K followers']) expect(screen.getByText(fact).tagName).toBe('BDI');
});
