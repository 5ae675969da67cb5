// How outcomes and filters are called on screen.
import type { Outcome, ThreadFilter } from '@opener/contract/conversation';

interface OutcomeWords {
  label: string;
  /** After it was decided. */
  done: string;
  /** The shortcut. */
  key: string;
}

export const outcomeWords: Record<Outcome, OutcomeWords> = {
  interested: { label: 'Interested', done: 'Marked as interested', key: '1' },
  not_now: { label: 'Not now', done: 'Postponed', key: '2' },
  not_interested: { label: 'Not interested', done: 'Marked as not interested', key: '3' },
};

interface FilterWords {
  label: string;
  /** When there are none. */
  none: string;
}

export const filterWords: Record<ThreadFilter, FilterWords> = {
  unanswered: { label: 'Unanswered', none: 'Everyone you wrote to has answered.' },
  answered: { label: 'Answered', none: 'No one has answered yet.' },
  interested: { label: 'Interested', none: 'You have not marked anyone as interested.' },
  not_now: { label: 'Not now', none: 'You have not postponed anyone.' },
  not_interested: { label: 'Not interested', none: 'You have not marked anyone as not interested.' },
  needs_me: { label: 'Needs me', none: 'Nothing needs you right now.' },
};
