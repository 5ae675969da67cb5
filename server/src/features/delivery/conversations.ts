// What sending tells the conversations, inside its own transactions, and what it asks them. Implemented by the feature above.
import type { SendingSchedule } from '@opener/contract/pace';
import type { Queryable, Tx } from '../../db/database.ts';
import type { InstagramEvent } from '../../providers/instagram/port.ts';
import type { Sender } from '../instagram/sending-account.ts';
import type { DeliveryRow } from './delivery.repo.ts';

export type Reply = Omit<InstagramEvent & { type: 'reply' }, 'type' | 'connectionRef'>;

/** An answer, and everything that is known about who wrote it. */
export type Heard = {
  sender: Sender;
  reply: Reply;
  names: string[];
  asksToStop: boolean;
};

/** `known`: this very answer was taken before. */
export type Taken = 'new' | 'known';

export type Conversations = {
  /** A message was sent, or may have been: then its status is `unknown`. */
  noteSent(tx: Tx, delivery: DeliveryRow, sent: { at: Date; vendorId: string | null }): Promise<void>;
  /** Of the account's present holder. */
  takeAnswer(tx: Tx, heard: Heard): Promise<Taken>;
  /** Whether a reply is being sent. An account sends one thing at a time. */
  isSending(tx: Tx, userId: string): Promise<boolean>;
  /** Follow-ups in review, of a project or of all. */
  countReview(db: Queryable, where: { userId: string; projectId?: string }): Promise<ReviewCounts>;
  /** All of a project's that can be approved together. Not sent before `heldUntil`. Returns how many. */
  approveReview(tx: Tx, project: InProject, approval: Approval): Promise<number>;
  /** Those approved at that time are in review again, unless they were sent. */
  holdApproved(tx: Tx, project: InProject, approvedAt: Date): Promise<void>;
};

type InProject = { userId: string; projectId: string };
export type ReviewCounts = { review: number; approvable: number };
export type Approval = { approvedAt: Date; heldUntil: Date; schedule: SendingSchedule };
