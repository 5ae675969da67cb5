import type { TargetInfo } from '@opener/contract/message';
import type { StoredProfile } from '../../db/documents.ts';

/** What is missing in the profile is missing here. */
export function presentTarget(profile: StoredProfile): TargetInfo {
  return {
    ...(profile.fullName && { fullName: profile.fullName }),
    ...(profile.category && { category: profile.category }),
    followersCount: profile.followersCount,
    postsCount: profile.postsCount,
    ...(profile.biography && { biography: profile.biography }),
  };
}
