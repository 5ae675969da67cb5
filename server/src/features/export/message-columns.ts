// What an exported message consists of.
import type { Column } from '../../lib/spreadsheet/column.ts';
import type { MessagePage } from '../dm/list-messages.ts';

type Message = MessagePage['messages'][number];

export const messageColumns: Column<Message>[] = [
  { header: 'Username', width: 24, kind: 'text', value: (row) => row.username },
  { header: 'Full name', width: 26, kind: 'text', value: (row) => row.profile.fullName },
  { header: 'Category', width: 22, kind: 'text', value: (row) => row.profile.category },
  { header: 'Followers', width: 12, kind: 'count', value: (row) => row.profile.followersCount },
  { header: 'Posts', width: 10, kind: 'count', value: (row) => row.profile.postsCount },
  { header: 'Biography', width: 48, kind: 'long text', value: (row) => row.profile.biography },
  { header: 'Message', width: 72, kind: 'long text', value: (row) => row.text },
  { header: 'Sent', width: 8, kind: 'text', value: (row) => (row.sentAt ? 'Yes' : 'No') },
  { header: 'Sent at', width: 18, kind: 'moment', value: (row) => row.sentAt },
  { header: 'Created at', width: 18, kind: 'moment', value: (row) => row.createdAt },
  {
    header: 'Profile link',
    width: 44,
    kind: 'text',
    value: (row) => `https://www.instagram.com/${row.username}/`,
  },
];
