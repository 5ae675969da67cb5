import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { queueUsernames } from './queue-usernames.ts';

const names = ['a', 'b', 'c', 'd'];

function run(refusals: Record<string, unknown> = {}, stopAfter = Infinity, written: string[] = []) {
  const asked: string[] = [];
  let most = 0;
  let now = 0;
  const outcome = queueUsernames({
    names,
    isStopped: () => asked.length >= stopAfter,
    onProgress: () => {},
    queueOne: async (name) => {
      most = Math.max(most, ++now);
      asked.push(name);
      await Promise.resolve();
      now--;
      if (name in refusals) throw refusals[name];
      return !written.includes(name);
    },
  });
  return outcome.then((result) => ({ ...result, asked, most }));
}

describe('queueUsernames', () => {
  it('asks once per name, one after the other', async () => {
    const result = await run();
    expect(result).toMatchObject({ queued: 4, rest: [], problem: undefined, asked: names, most: 1 });
  });

  it.each([
    [new ApiError(402, { detail: 'Insufficient credits' }), 'Insufficient credits'],
    [new ApiError(402, {}), 'Insufficient credits'],
    [new ApiError(500, { detail: 'Busy' }), 'Busy'],
    [new ApiError(0, undefined), 'Failed to queue DM generation'],
  ])('hands back the rest after %s', async (error, problem) => {
    const result = await run({ c: error });
    expect(result).toMatchObject({
      queued: 2,
      rest: ['c', 'd'],
      problem,
      asked: ['a', 'b', 'c'],
    });
  });

  it('goes on after a name that cannot be', async () => {
    const result = await run({ b: new ApiError(422, { detail: 'No such name' }) });
    expect(result).toMatchObject({ queued: 3, rest: [], refused: [{ text: '@b', reason: 'No such name' }] });
  });

  const confirm = new ApiError(409, { detail: 'On the list', confirm: 'do_not_contact' });

  it('sets those aside whom the person has to be asked about, and goes on', async () => {
    expect(await run({ a: confirm, c: confirm })).toMatchObject({
      queued: 2,
      rest: [],
      blocked: ['a', 'c'],
      asked: names,
    });
  });

  it('hands them back when something stops it', async () => {
    const result = await run({ a: confirm, c: new ApiError(402, {}) });
    expect(result).toMatchObject({ queued: 1, rest: ['a', 'c', 'd'], blocked: [] });
  });

  it('does not take every conflict for a question', async () => {
    const result = await run({ b: new ApiError(409, { detail: 'Other' }) });
    expect(result).toMatchObject({ problem: 'Other', blocked: [] });
  });

  it('does not count those who turn out to have a message', async () => {
    expect(await run({}, Infinity, ['b'])).toMatchObject({ queued: 3, written: ['b'], asked: names });
  });

  it('can be stopped between two names', async () => {
    expect(await run({}, 2)).toMatchObject({ queued: 2, rest: ['c', 'd'], problem: undefined });
  });
});
