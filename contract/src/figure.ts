// Figures on the wire: what came of messages, per project and compared over time. Each number counts the messages of a list.
import * as z from 'zod/mini';
import { call } from './call.ts';

export const Results = z.object({
  /** By Opener and by hand. */
  sent: z.number(),
  /** Whatever was answered, also "please stop". */
  answered: z.number(),
  /** Decided so by the user, in the conversation. */
  interested: z.number(),
});
export type Results = z.infer<typeof Results>;

export const ProjectFigures = z.extend(Results, { project_id: z.uuid() });
export type ProjectFigures = z.infer<typeof ProjectFigures>;

/** From the first day to the last, as lists are filtered by `from` and `to`. */
export const PeriodFigures = z.extend(Results, { from: z.string(), to: z.string() });
export type PeriodFigures = z.infer<typeof PeriodFigures>;

export const Trend = z.object({ now: PeriodFigures, before: PeriodFigures });
export type Trend = z.infer<typeof Trend>;

const session = { auth: 'session', tag: 'Figures' } as const;

export const listProjectFigures = call({
  ...session,
  name: 'listProjectFigures',
  method: 'GET',
  path: '/figures/projects',
  summary: 'What came of each project’s messages; projects without messages are left out',
  status: 200,
  answer: z.array(ProjectFigures),
});

export const getTrend = call({
  ...session,
  name: 'getTrend',
  method: 'GET',
  path: '/figures/trend',
  summary: 'The last 30 days, and the 30 days before',
  status: 200,
  answer: Trend,
});

/** Null without sent messages. An answer to a message whose delivery is unknown must not raise it above 1. */
export function rateOf(count: number, sent: number): number | null {
  return sent === 0 ? null : Math.min(1, count / sent);
}
