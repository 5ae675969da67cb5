// A profile, a project, a voice and a draft that passes the gate, for tests to modify.
import type { GateInput } from '../features/writing/gate/rule.ts';
import { voiceFrom } from '../features/writing/voice-document.ts';
import type { Profile } from '../providers/profiles/port.ts';
import type {
  Draft,
  FollowUpRequest,
  ReplyRequest,
  WriteRequest,
  WriterProject,
  WriterVoice,
} from '../providers/writer/port.ts';

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    username: 'mira.kilns',
    fullName: 'Mira Kowalski',
    biography: 'Stoneware & slow mornings\nWheel classes in Porto, 8 seats\nBooks open on Sundays',
    category: 'Artist',
    followersCount: 12_430,
    followsCount: 310,
    postsCount: 284,
    verified: false,
    externalUrl: null,
    recentPosts: [
      {
        caption: 'First firing of the year, the celadon finally behaved',
        hashtags: ['celadon', 'PortoCeramics'],
        likesCount: 412,
        timestamp: '2026-10-30T09:00:00.000Z',
      },
    ],
    ...changes,
  };
}

export function aProject(changes: Partial<WriterProject> = {}): WriterProject {
  return {
    name: 'Studio spring',
    productInfo: 'Booking software for studios: classes, waiting lists, reminders.',
    offerInfo: 'First 3 months free, set-up done for you.',
    ...changes,
  };
}

export function aVoice(changes: Partial<WriterVoice> = {}): WriterVoice {
  return { ...voiceFrom({}), ...changes };
}

export const aDraft: Draft = {
  text:
    'Hi Mira, wheel classes in Porto with only 8 seats must fill up fast. I work on booking software for studios that ' +
    'looks after waiting lists and reminders, and the first 3 months are free. How do you handle the people who miss a seat?',
  facts: [
    {
      field: 'biography',
      quote: 'Wheel classes in Porto, 8 seats',
      phrase: 'wheel classes in Porto with only 8 seats',
    },
  ],
  fit: null,
  reason: null,
};

/** The draft with its text changed; facts as given, or those of the draft. */
export function draftSaying(text: string, facts: Draft['facts'] = aDraft.facts): Draft {
  return { ...aDraft, text, facts };
}

export function aRequest(changes: Partial<WriteRequest> = {}): WriteRequest {
  return {
    project: aProject(),
    voice: aVoice(),
    profile: aProfile(),
    language: 'en',
    recentOpenings: [],
    ...changes,
  };
}

export function gateInput(changes: Partial<GateInput> = {}): GateInput {
  return {
    draft: aDraft,
    project: aProject(),
    voice: aVoice(),
    profile: aProfile(),
    language: 'en',
    recentTexts: [],
    earlierTexts: [],
    ...changes,
  };
}

export function aReplyRequest(changes: Partial<ReplyRequest> = {}): ReplyRequest {
  return {
    project: aProject(),
    voice: aVoice(),
    person: { username: 'mira.kilns', fullName: 'Mira Kowalski' },
    language: 'en',
    conversation: [
      { by: 'sender', text: aDraft.text },
      { by: 'them', text: 'Sounds good! How does it work?' },
    ],
    mood: 'interested',
    ...changes,
  };
}

export function aFollowUpRequest(changes: Partial<FollowUpRequest> = {}): FollowUpRequest {
  return {
    project: aProject(),
    voice: aVoice(),
    profile: aProfile(),
    language: 'en',
    sent: [aDraft.text],
    isLast: false,
    ...changes,
  };
}
