import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

describe('Field', () => {
  it('ties label, error and hint to the control', () => {
    render(
      <Field label="Email" error="Please enter an email" hint="We never share it" required>
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(descriptionOf(input)).toEqual(['Please enter an email', 'We never share it']);
    expect(screen.getByRole('alert').textContent).toBe('Please enter an email');
  });

  it('says nothing about faults while there is none', () => {
    render(<Field label="Email">{(control) => <Input {...control} />}</Field>);
    const input = screen.getByLabelText('Email');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts characters', () => {
    render(
      <Field label="Bio" counter={{ count: 12, max: 500 }}>
        {(control) => <Input {...control} />}
      </Field>,
    );
    expect(screen.getByText(/12\/500/u)).toBeTruthy();
  });
});

describe('Checkbox', () => {
  it('is described by its error', () => {
    render(<Checkbox label="I agree" error="Please agree" />);
    expect(descriptionOf(screen.getByRole('checkbox', { name: 'I agree' }))).toEqual(['Please agree']);
  });
});

function descriptionOf(element: HTMLElement): (string | null | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
