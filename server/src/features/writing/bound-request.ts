// Limits the length of a draft's input, so that one request does not delay others. Texts are limited when they are saved, but by
// characters, some of which expand when they are normalized; and rows may be older than the limit. Control characters, which come
// with pasted text and which the gate refuses, become spaces.
import { messageLimits } from '@opener/contract/message';
import { projectLimits } from '@opener/contract/project';
import { voiceLimits } from '@opener/contract/voice';
import type { StoredProfile } from '../../db/documents.ts';
import { cutUnfolded } from '../../lib/cut-unfolded.ts';
import { toPrintable } from '../../lib/printable.ts';
import type { WriterProject } from '../../providers/writer/port.ts';
import type { ProjectVoice } from './voice-document.ts';

const most = { ...projectLimits.create, ...voiceLimits };

export function boundProject({ name, productInfo, offerInfo }: WriterProject): WriterProject {
  return {
    name: bound(name, most.name),
    productInfo: bound(productInfo, most.product_info),
    offerInfo: bound(offerInfo, most.offer_info),
  };
}

export function boundVoice(voice: ProjectVoice): ProjectVoice {
  return {
    ...voice,
    senderName: bound(voice.senderName, most.sender_name),
    senderLine: bound(voice.senderLine, most.sender_line),
    audience: bound(voice.audience, most.audience),
    benefit: bound(voice.benefit, most.benefit),
    offerLine: bound(voice.offerLine, most.offer_line),
    ask: bound(voice.ask, most.ask),
    samples: voice.samples.map((sample) => bound(sample, most.sample)),
    banned: voice.banned.map((word) => bound(word, most.word)),
  };
}

/** Instagram's own limits, with a margin. */
const profileMost = { name: 100, category: 100, biography: 500, caption: 2_200, tags: 30, tag: 100 };

export function boundProfile(profile: StoredProfile): StoredProfile {
  return {
    ...profile,
    fullName: bound(profile.fullName, profileMost.name),
    category: profile.category && bound(profile.category, profileMost.category),
    biography: bound(profile.biography, profileMost.biography),
    recentPosts: profile.recentPosts.map((post) => ({
      ...post,
      caption: bound(post.caption, profileMost.caption),
      hashtags: post.hashtags.slice(0, profileMost.tags).map((tag) => bound(tag, profileMost.tag)),
    })),
  };
}

export function boundTexts(texts: string[]): string[] {
  return texts.map((text) => bound(text, messageLimits.messageMax));
}

function bound(text: string, mostCharacters: number): string {
  return toPrintable(cutUnfolded(text, mostCharacters));
}
