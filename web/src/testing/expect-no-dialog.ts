// Notifications are dialogs too and stay for seconds; a test about a closed drawer need not wait for them.
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export function expectNoDialog(): Promise<void> {
  return waitFor(() => {
    const notifications = screen.queryByRole('region', { name: 'Notifications' });
    const open = screen.queryAllByRole('dialog').filter((dialog) => !notifications?.contains(dialog));
    expect(open).toEqual([]);
  });
}
