// What a used credit paid for: a message, or a follow-up.
import { ne } from 'drizzle-orm';
import { creditEntries } from '../../db/schema.ts';

/** What an entry says that is about a follow-up, not about a message. */
export const followUpNotes = { reserve: 'Set aside for a follow-up', capture: 'Follow-up sent' } as const;

/** Of captured credits: those that paid for a message. */
export const paidForMessage = ne(creditEntries.note, followUpNotes.capture);
