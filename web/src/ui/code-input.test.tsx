import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CodeInput } from './code-input.tsx';

describe('CodeInput', () => {
  it('takes a pasted code with spaces and words around it', async () => {
    const input = renderCode();
    await userEvent.click(input);
    await userEvent.paste('Your code: 482 913.');
    expect(input.value).toBe('482913');
  });

  it('ignores letters and anything beyond its length', async () => {
    const input = renderCode();
    await userEvent.type(input, '12a3-45678');
    expect(input.value).toBe('123456');
  });

  it('draws one cell per digit and marks the next one while focused', async () => {
    const input = renderCode();
    await userEvent.type(input, '48');
    const cells = [...(input.parentElement?.querySelectorAll('[aria-hidden]') ?? [])];
    expect(cells).toHaveLength(6);
    expect(cells.map((cell) => cell.textContent).join('')).toBe('48');
    expect(cells.findIndex((cell) => cell.className.includes('outline-focus'))).toBe(2);
  });

  it('lets the phone offer the code from a message', () => {
    const input = renderCode();
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
  });
});

function renderCode(): HTMLInputElement {
  function Form() {
    const [value, setValue] = useState('');
    return <CodeInput aria-label="Code" value={value} onChange={setValue} />;
  }
  render(<Form />);
  return screen.getByLabelText<HTMLInputElement>('Code');
}
