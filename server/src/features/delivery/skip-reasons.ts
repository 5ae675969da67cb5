// Why a delivery was skipped or held, in the words that are shown and stored.
import { noAccount } from './contacted.repo.ts';

export const skippedByYou = 'Skipped by you.';
/** Skipped in bulk before its present text was approved: undoing restores it to the review. */
export const skippedInReview = 'Skipped by you in review.';
export const askedToStop = (account: string) => `This person asked @${account} to stop.`;
export const sentByHand = 'You sent it by hand.';
export const writtenByHandBefore = 'You have written to this person by hand before.';
export const writtenBefore = (sender: string) => `You have written to this person from @${sender} before.`;

export const waitsForRewrite = 'It waits for the rewrite that you asked for.';
export const notRewritten =
  'The rewrite that you asked for could not be written. Please look at this text again before it is sent.';

/** They wrote before our first message. */
export const wroteFirst = 'This person has written to you. Read their message before this one is sent.';

/** By hand, or from an account. */
export const alreadyWritten = (sender: string, name: string) =>
  sender === noAccount ? writtenByHandBefore : writtenBefore(name);

/** The user's own decision. */
export function saysSkippedByUser(reason: string | null): boolean {
  return reason === skippedByYou || reason === skippedInReview;
}

/** Users who saw this know that the person got a message already. */
export function saysAlreadyWritten(reason: string | null): boolean {
  return reason === sentByHand || tellsOfAnother(reason);
}

/** Another message than the one that was skipped. */
export function tellsOfAnother(reason: string | null): boolean {
  return reason === writtenByHandBefore || (reason !== null && writtenBeforePattern.test(reason));
}

const writtenBeforePattern = /^You have written to this person from @.* before\.$/;
