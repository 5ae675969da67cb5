import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type MessageCounts, messageStates } from '@opener/contract/message-list';
import { renderPart } from '../../../testing/render-part.tsx';
import { StateFilter } from './state-filter.tsx';

const none = Object.fromEntries(messageStates.map((state) => [state, 0]));
const counts = { all: 1200, ...none, sent: 3, by_hand: 1, failed: 2 } as MessageCounts;

function onWideScreen(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

it('offers what there is, with how many, and says which is shown', async () => {
  onWideScreen();
  const onState = vi.fn();
  const { user } = renderPart(<StateFilter counts={counts} state="failed" onState={onState} />);
  const group = within(screen.getByRole('group', { name: 'Show' }));
  const buttons = group.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'All 1,200',
    'Sent 3',
    'By hand 1',
    'Failed 2',
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'false',
    'true',
  ]);
  await user.click(group.getByRole('button', { name: 'By hand 1' }));
  await user.click(group.getByRole('button', { name: 'All 1,200' }));
  expect(onState.mock.calls).toEqual([['by_hand'], [undefined]]);
});

it('is a native list on phones', async () => {
  const onState = vi.fn();
  const { user } = renderPart(<StateFilter counts={counts} state={undefined} onState={onState} />);
  const list = screen.getByRole('combobox', { name: 'Show' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All (1,200)', 'Sent (3)', 'By hand (1)', 'Failed (2)']);
  await user.selectOptions(list, 'Sent (3)');
  expect(onState).toHaveBeenCalledWith('sent');
});

it('tells apart what is approved together only where something is not', () => {
  onWideScreen();
  const shown = (over: Partial<MessageCounts>) => {
    const all = { all: 4, ...none, review: 3, approvable: 3, ...over } as MessageCounts;
    const { unmount } = renderPart(<StateFilter counts={all} state={undefined} onState={() => {}} />);
    const words = screen.getAllByRole('button').map(({ textContent }) => textContent);
    unmount();
    return words;
  };
  expect(shown({})).toEqual(['All 4', 'For your review 3']);
  expect(shown({ closer_look: 1, approvable: 2 })).toEqual([
    'All 4',
    'For your review 3',
    'Needs a closer look 1',
    'Ready to approve 2',
  ]);
});

it('is not there while nothing is in any state, and stays where the person is', () => {
  const empty = { all: 4, ...none } as MessageCounts;
  renderPart(<StateFilter counts={empty} state={undefined} onState={() => {}} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  const untouched = { ...empty, unsent: 4 };
  renderPart(<StateFilter counts={untouched} state={undefined} onState={() => {}} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  renderPart(<StateFilter counts={empty} state="review" onState={() => {}} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' }).value).toBe('review');
});
