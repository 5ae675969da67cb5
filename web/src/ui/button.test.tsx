import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  it('does not submit the form around it unless told to', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps its name while busy, and cannot be pressed again', async () => {
    const press = vi.fn<() => void>();
    render(
      <Button busy onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Save/u });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('takes a double-click for one click, and keys as often as they are pressed', async () => {
    const press = vi.fn<() => void>();
    render(<Button onClick={press}>Stop it</Button>);
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole('button'));
    expect(press).toHaveBeenCalledOnce();
    await user.keyboard('{Enter}{Enter}');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('shows what it is doing when told', () => {
    render(
      <Button busy busyLabel="Saving...">
        Save
      </Button>,
    );
    expect(screen.getByText('Saving...').className).not.toContain('sr-only');
  });
});

describe('ButtonLink', () => {
  it('goes to a route or to an address', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/signup">Start</ButtonLink>
        <ButtonLink href="https://example.com/">Elsewhere</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')).toBe('https://example.com/');
  });
});
