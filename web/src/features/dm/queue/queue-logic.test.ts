import { describe, expect, it } from 'vitest';
import type { Job } from '@opener/contract/dm';
import { activeJobs } from './active-jobs.ts';
import { estimate } from './estimate.ts';
import { duration, likelyPercent, runningSeconds } from './job-time.ts';
import { settledSince } from './settled-jobs.ts';

const job = (id: string, status: Job['status']): Job => ({
  id,
  project_id: 'p',
  username: id,
  status,
  created_at: '2026-01-01T00:00:00Z',
  started_at: null,
  result: null,
});

describe('activeJobs', () => {
  it('puts work before waiting before failure, and hides what is over', () => {
    const jobs = [
      job('a', 'failed'),
      job('b', 'pending'),
      job('c', 'completed'),
      job('d', 'processing'),
      job('e', 'cancelled'),
      job('f', 'pending'),
    ];
    expect(activeJobs(jobs).map(({ id }) => id)).toEqual(['d', 'b', 'f', 'a']);
  });
});

describe('settledSince', () => {
  it.each([
    ['a job turned completed', [job('a', 'processing')], [job('a', 'completed')], true, false],
    ['a new one is already completed', [], [job('a', 'completed')], true, false],
    ['it was completed before', [job('a', 'completed')], [job('a', 'completed')], false, false],
    ['a completed one left', [job('a', 'completed')], [], false, false],
    ['a job under way left unseen', [job('a', 'pending')], [], true, false],
    ['a failed one was dismissed', [job('a', 'failed')], [], false, false],
    ['a job failed', [job('a', 'processing')], [job('a', 'failed')], false, true],
    ['a job was taken up', [job('a', 'pending')], [job('a', 'processing')], false, false],
  ])('%s', (_, before, after, completed, failed) => {
    expect(settledSince(before, after)).toEqual({ completed, failed });
  });
});

describe('job times', () => {
  it('count from the start, never below zero', () => {
    const started_at = '2026-01-01T00:00:10Z';
    expect(runningSeconds({ started_at }, Date.parse('2026-01-01T00:00:22.9Z'))).toBe(12);
    expect(runningSeconds({ started_at }, Date.parse('2026-01-01T00:00:00Z'))).toBe(0);
    expect(runningSeconds({ started_at: null }, Date.now())).toBe(0);
  });

  it.each([
    [0, '0s'],
    [59, '59s'],
    [65, '1m 05s'],
    [7380, '2h 03m'],
  ])('%i seconds read %s', (seconds, text) => expect(duration(seconds)).toBe(text));

  it('never claim to be done', () => {
    expect(likelyPercent(0)).toBeGreaterThan(0);
    expect(likelyPercent(5)).toBeGreaterThan(likelyPercent(1));
    expect(likelyPercent(1e6)).toBe(95);
  });
});

describe('estimate', () => {
  it.each([
    [0, 10, undefined],
    [1, 10, '1 username · 1 credit · 9 left after'],
    [3, 87, '3 usernames · 3 credits · 84 left after'],
    [3, undefined, '3 usernames · 3 credits'],
    [1200, 10, '1,200 usernames · 1,200 credits · 1,190 more than you have'],
  ])('%i of %s', (names, credits, text) => expect(estimate(names, credits)?.text).toBe(text));
});
