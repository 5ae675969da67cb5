// A profile, a project and a draft that passes the gate, for tests to bend.
import type { Profile } from '../providers/profiles/port.ts';
import type { Draft, WriterProject } from '../providers/writer/port.ts';

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
};

/** The draft with its text changed; facts as given, or those whose phrase still stands. */
export function draftSaying(text: string, facts: Draft['facts'] = aDraft.facts): Draft {
  return { text, facts };
}
