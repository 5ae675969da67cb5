import { describe, expect, it } from 'vitest';
import { TransientFault } from '../../lib/port-faults.ts';
import { createLocalProfiles } from './local.ts';
import { profilesPortSuite } from './port.suite.ts';

const signal = new AbortController().signal;

describe('the local profile source', () => {
  const port = createLocalProfiles();
  profilesPortSuite(() => port);

  it('says that its people are made up', () => {
    expect(port.isMadeUp).toBe(true);
  });

  it('knows everybody, whatever the capitals', async () => {
    expect(await port.read('Nobody_Ever.Asked99', { signal })).toEqual(
      await port.read('nobody_ever.asked99', { signal }),
    );
  });

  it('takes five seconds for slow usernames', async () => {
    const waited: number[] = [];
    const slow = createLocalProfiles({ delay: async (ms) => void waited.push(ms) });
    await slow.read('slow.person', { signal });
    await slow.read('mira.kilns', { signal });
    expect(waited).toEqual([5_000]);
  });

  it('counts the tries of a flaky username where it is told to', async () => {
    let count = 0;
    const tries = { countTry: async () => ++count };
    const read = () => createLocalProfiles({ tries }).read('flaky.shared', { signal });
    await expect(read()).rejects.toBeInstanceOf(TransientFault);
    await expect(read()).rejects.toBeInstanceOf(TransientFault);
    await expect(read()).resolves.toMatchObject({ username: 'flaky.shared' });
    await expect(read()).resolves.toMatchObject({ username: 'flaky.shared' });
  });
});
