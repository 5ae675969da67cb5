import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

describe('Menu', () => {
  it('opens, runs what was chosen and closes', async () => {
    const signOut = vi.fn<() => void>();
    renderMenu(signOut);
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
    expect((await screen.findByRole('menuitem', { name: 'Dashboard' })).getAttribute('href')).toBe('/app');
    expect(screen.getByText('ada@example.com')).toBeTruthy();

    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('is worked by the keyboard alone', async () => {
    const signOut = vi.fn<() => void>();
    renderMenu(signOut);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dashboard'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign out'));
    await userEvent.keyboard('{Enter}');
    expect(signOut).toHaveBeenCalledOnce();
  });
});

function renderMenu(onSignOut: () => void) {
  render(
    <MemoryRouter>
      <Menu label="Profile" trigger={<button type="button">AL</button>} header="ada@example.com">
        <MenuLink to="/app">Dashboard</MenuLink>
        <MenuSeparator />
        <MenuItem onSelect={onSignOut}>Sign out</MenuItem>
      </Menu>
    </MemoryRouter>,
  );
}
