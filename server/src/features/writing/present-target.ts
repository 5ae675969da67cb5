import type { TargetInfo } from '@opener/contract/message';
import type { StoredProfile } from '../../db/documents.ts';

/** Fields that are missing in the profile are missing here. */
export function presentTarget(profile: StoredProfile): TargetInfo {
  return {
    ...(profile.fullName && { fullName: profile.fullName }),
    ...(profile.category && { category: profile.category }),
    followersCount: profile.followersCount,
    postsCount: profile.postsCount,
    ...(profile.biography && { biography: profile.biography }),
  };
}
