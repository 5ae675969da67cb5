// A project that follows up: short words for what the tests of follow-ups do.
import type { FollowUp, FollowUpSettings, ReviewedFollowUp } from '@opener/contract/follow-up';
import { days } from '../../../lib/clock.ts';
import type { SendingFixture } from '../../../testing/sending-fixture.ts';
import type { Talk } from './talk.ts';

export type Follow = ReturnType<typeof followAt>;

/** `write`: what the worker does with follow-ups that are due. */
export function followAt(fixture: SendingFixture, talk: Talk, write: () => Promise<void>) {
  const { server } = fixture;
  const follow = {
    choose: (choice: object = {}) =>
      fixture.put(`/projects/${fixture.project}/follow-ups`, {
        on: true,
        first_days: 3,
        second_days: 7,
        ...choice,
      }),
    settings: () => fixture.get<FollowUpSettings>(`/projects/${fixture.project}/follow-ups`),
    review: () => fixture.get<ReviewedFollowUp[]>(`/follow-ups/review?project_id=${fixture.project}`),
    continue: () => fixture.post(`/projects/${fixture.project}/follow-ups/continue`),
    /** Days pass, and the worker writes what is due. */
    async wait(count: number, more = 0): Promise<void> {
      server.advance(days(count) + more);
      await write();
    },
    write,
    next: async (username: string): Promise<FollowUp | null> => (await talk.with(username)).follow_up,
    async change(username: string, action: 'stop' | 'resume' | 'approve', more: object = {}) {
      return fixture.post(`/conversations/${(await talk.with(username)).id}/follow-up`, { action, ...more });
    },
    /** What this person really got. */
    got: (username: string) =>
      fixture.instagram.delivered.filter(({ to }) => to === username).map(({ text }) => text),
  };
  return follow;
}
