// The choices about mails, in words.
import type { Notices } from '@opener/contract/conversation';

type Words = { label: string; note: string; told: string };

export const noticeWords: Record<Notices['answers'], Words> = {
  off: {
    label: 'No mail',
    note: 'Answers are only counted in the navigation.',
    told: 'New answers are not mailed to you.',
  },
  daily: {
    label: 'One mail a day',
    note: 'All new answers of the day together.',
    told: 'New answers are mailed to you once a day.',
  },
  at_once: {
    label: 'At once',
    note: 'A mail soon after someone answers.',
    told: 'New answers are mailed to you at once.',
  },
};
