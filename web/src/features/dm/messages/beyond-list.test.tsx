import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MessageState } from '@opener/contract/message-list';
import { renderPart } from '../../../testing/render-part.tsx';
import { BeyondList } from './beyond-list.tsx';

const unlisted = { all: 7, sent: 1, by_hand: 0, answered: 2, interested: 1, failed: 3 };

it.each<[MessageState | undefined, string]>([
  [undefined, '7 more were written and later deleted, or rewritten for a credit.'],
  ['sent', '1 more was sent and later deleted.'],
  ['answered', '2 more were answered and later deleted.'],
  ['interested', '1 more was of interest and later deleted.'],
  ['failed', '3 more were not accepted and later deleted.'],
])('tells what is missing among %s', (state, text) => {
  renderPart(<BeyondList unlisted={unlisted} state={state} />);
  expect(screen.getByText(text)).toBeTruthy();
});

it.each<MessageState>(['by_hand', 'waiting'])('says nothing of %s, of which none is missing', (state) => {
  renderPart(<BeyondList unlisted={unlisted} state={state} />);
  renderPart(<BeyondList unlisted={undefined} state={undefined} />);
  expect(screen.queryByText(/more/)).toBeNull();
});
