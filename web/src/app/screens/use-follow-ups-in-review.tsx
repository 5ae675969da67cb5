// Follow-ups in review, for the lists of messages: shown above those for review, and counted with them.
import type { ReviewCounts } from '@opener/contract/delivery';
import { type ReviewState, reviewStates } from '@opener/contract/follow-up';
import { ReviewedList } from '../../features/conversation/follow-up/reviewed-list.tsx';
import type { MoreInReview } from '../../features/dm/messages/more-in-review.ts';
import { useNarrowing } from '../../features/dm/messages/use-message-view.ts';

interface FollowUpsInReview {
  /** Undefined until loaded. */
  counts: ReviewCounts | undefined;
  projectId?: string | undefined;
  level: 2 | 3;
  onChanged: () => void;
}

/** The other filters are about messages: with one of them, there are none. */
export function useFollowUpsInReview(asked: FollowUpsInReview): MoreInReview | undefined {
  const { state, project: _, ...others } = useNarrowing();
  if (Object.values(others).some((one) => one !== undefined && one !== '')) return undefined;
  const { counts, ...place } = asked;
  const shown = reviewStates.find((one): one is ReviewState => one === state);
  return {
    counts: counts ? { ...counts, closer_look: counts.review - counts.approvable } : {},
    list: shown && counts?.review !== 0 && <ReviewedList key={shown} state={shown} {...place} />,
  };
}
