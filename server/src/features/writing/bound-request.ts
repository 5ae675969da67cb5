// Limits the length of a draft's input, so that one request does not delay others. Texts are limited when they are saved, but by
// characters, some of which expand when they are normalized; and rows may be older than the limit.
import { messageLimits } from '@opener/contract/message';
import { projectLimits } from '@opener/contract/project';
import { voiceLimits } from '@opener/contract/voice';
import type { StoredProfile } from '../../db/documents.ts';
import { cutUnfolded } from '../../lib/cut-unfolded.ts';
import type { WriterProject } from '../../providers/writer/port.ts';
import type { ProjectVoice } from './voice-document.ts';

const most = { ...projectLimits.create, ...voiceLimits };

export function boundProject({ name, productInfo, offerInfo }: WriterProject): WriterProject {
  return {
    name: cutUnfolded(name, most.name),
    productInfo: cutUnfolded(productInfo, most.product_info),
    offerInfo: cutUnfolded(offerInfo, most.offer_info),
  };
}

export function boundVoice(voice: ProjectVoice): ProjectVoice {
  return {
    ...voice,
    senderName: cutUnfolded(voice.senderName, most.sender_name),
    senderLine: cutUnfolded(voice.senderLine, most.sender_line),
    audience: cutUnfolded(voice.audience, most.audience),
    benefit: cutUnfolded(voice.benefit, most.benefit),
    offerLine: cutUnfolded(voice.offerLine, most.offer_line),
    ask: cutUnfolded(voice.ask, most.ask),
    samples: voice.samples.map((sample) => cutUnfolded(sample, most.sample)),
    banned: voice.banned.map((word) => cutUnfolded(word, most.word)),
  };
}

/** Instagram's own limits, with a margin. */
const profileMost = { name: 100, category: 100, biography: 500, caption: 2_200, tags: 30, tag: 100 };

export function boundProfile(profile: StoredProfile): StoredProfile {
  return {
    ...profile,
    fullName: cutUnfolded(profile.fullName, profileMost.name),
    category: profile.category && cutUnfolded(profile.category, profileMost.category),
    biography: cutUnfolded(profile.biography, profileMost.biography),
    recentPosts: profile.recentPosts.map((post) => ({
      ...post,
      caption: cutUnfolded(post.caption, profileMost.caption),
      hashtags: post.hashtags.slice(0, profileMost.tags).map((tag) => cutUnfolded(tag, profileMost.tag)),
    })),
  };
}

export function boundTexts(texts: string[]): string[] {
  return texts.map((text) => cutUnfolded(text, messageLimits.messageMax));
}
