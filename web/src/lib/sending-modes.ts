// The two sending modes, with the same words everywhere.
import type { SendingMode } from '@opener/contract/project';

export const sendingModeChoices: { value: SendingMode; label: string; note: string }[] = [
  {
    value: 'auto',
    label: 'Send automatically',
    note: 'Each message is sent automatically, at your account’s pace.',
  },
  {
    value: 'review',
    label: 'Hold for my review',
    note: 'Each message waits until you have read and approved it.',
  },
];
