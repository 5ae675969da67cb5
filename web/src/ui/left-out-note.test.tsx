import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LeftOutNote } from './left-out-note.tsx';

const some = (count: number, reason: string) =>
  Array.from({ length: count }, (_, index) => ({ text: `${reason}-${index}`, reason }));
const items = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists impossible names apart from those already there', async () => {
  const onClose = vi.fn();
  render(<LeftOutNote rejected={some(2, 'odd')} duplicates={some(1, 'twice')} onClose={onClose} />);
  expect(items('2 names left out')).toEqual(['odd-0: odd', 'odd-1: odd']);
  expect(items('1 duplicate skipped')).toEqual(['twice-0: twice']);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows the first few of many, and all of them on request', async () => {
  render(<LeftOutNote rejected={[]} duplicates={some(40, 'twice')} onClose={() => {}} />);
  expect(items('40 duplicates skipped')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 40' }));
  expect(items('40 duplicates skipped')).toHaveLength(40);
  expect(screen.getByRole('list').tabIndex).toBe(0);
  const fewer = screen.getByRole('button', { name: 'Show fewer' });
  expect(fewer.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(fewer);
  expect(items('40 duplicates skipped')).toHaveLength(5);
});

it('says nothing when nothing was left out', () => {
  render(<LeftOutNote rejected={[]} onClose={() => {}} />);
  expect(screen.queryByRole('status')).toBeNull();
});
