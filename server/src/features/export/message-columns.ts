// The columns of an export.
import type { Column } from '../../lib/spreadsheet/column.ts';
import type { MessageAnswer } from '../conversation/list-answers.ts';
import type { MessageWithState } from '../overview/read-message-batches.ts';

export type ExportedMessage = MessageWithState & { answer: MessageAnswer | undefined };

const stateWords: Record<NonNullable<MessageWithState['state']>, string> = {
  unsent: 'Unsent',
  review: 'For review',
  held: 'Held',
  scheduled: 'Scheduled',
  sent: 'Sent',
  by_hand: 'Sent by hand',
  answered: 'Answered',
  check: 'To check',
  failed: 'Failed',
  skipped: 'Skipped',
};

const outcomeWords: Record<NonNullable<MessageAnswer['outcome']>, string> = {
  interested: 'Interested',
  not_now: 'Not now',
  not_interested: 'Not interested',
};

export const messageColumns: Column<ExportedMessage>[] = [
  { header: 'Username', width: 24, kind: 'text', value: (row) => row.username },
  { header: 'Full name', width: 26, kind: 'text', value: (row) => row.profile.fullName },
  { header: 'Category', width: 22, kind: 'text', value: (row) => row.profile.category },
  { header: 'Followers', width: 12, kind: 'count', value: (row) => row.profile.followersCount },
  { header: 'Posts', width: 10, kind: 'count', value: (row) => row.profile.postsCount },
  { header: 'Biography', width: 48, kind: 'long text', value: (row) => row.profile.biography },
  { header: 'Message', width: 72, kind: 'long text', value: (row) => row.text },
  { header: 'Delivered text', width: 72, kind: 'long text', value: (row) => row.deliveredText },
  { header: 'State', width: 14, kind: 'text', value: (row) => row.state && stateWords[row.state] },
  { header: 'Sent', width: 8, kind: 'text', value: (row) => (row.sentAt ? 'Yes' : 'No') },
  { header: 'Sent at', width: 18, kind: 'moment', value: (row) => row.sentAt },
  { header: 'Sent by', width: 12, kind: 'text', value: sentBy },
  { header: 'Answered at', width: 18, kind: 'moment', value: (row) => row.answeredAt },
  { header: 'Created at', width: 18, kind: 'moment', value: (row) => row.createdAt },
  {
    header: 'Profile link',
    width: 44,
    kind: 'text',
    value: (row) => `https://www.instagram.com/${row.username}/`,
  },
  { header: 'Answer', width: 72, kind: 'long text', value: (row) => row.answer?.text || null },
  { header: 'Outcome', width: 16, kind: 'text', value: outcomeOf },
];

/** The figure's own mark first: it stays with the message when the conversation goes on to another. */
function outcomeOf({ interestedAt, answer }: ExportedMessage): string | null {
  if (interestedAt) return outcomeWords.interested;
  return answer?.outcome && answer.outcome !== 'interested' ? outcomeWords[answer.outcome] : null;
}

function sentBy({ sentAt, isByHand }: MessageWithState): string | null {
  if (!sentAt) return null;
  return isByHand ? 'By hand' : 'Automatic';
}
