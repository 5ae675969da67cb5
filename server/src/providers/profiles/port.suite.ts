// What every implementation of the profiles port must do.
import { expect, it } from 'vitest';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import type { ProfilesPort } from './port.ts';

/** These usernames fail in the same way everywhere: `missing…`, `private…`, `slow…`, `flaky…` and `down…`. */
export function profilesPortSuite(underTest: () => ProfilesPort): void {
  const read = (username: string, signal = new AbortController().signal) =>
    underTest().read(username, { signal });

  it('reads a whole profile', async () => {
    const profile = await read('mira.kilns');
    expect(profile.username).toBe('mira.kilns');
    expect(profile.fullName).toContain('Mira');
    expect(profile.biography).not.toBe('');
    expect(profile.followersCount).toBeGreaterThan(0);
    expect(profile.postsCount).toBeGreaterThanOrEqual(profile.recentPosts.length);
    expect(profile.recentPosts.length).toBeGreaterThan(0);
    expect(profile.recentPosts.length).toBeLessThanOrEqual(12);
  });

  it('gives recent posts newest first, with readable times', async () => {
    const { recentPosts } = await read('mira.kilns');
    const times = recentPosts.map((post) => Date.parse(post.timestamp));
    expect(times.every(Number.isFinite)).toBe(true);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('answers the same for the same username', async () => {
    expect(await read('mira.kilns')).toEqual(await read('mira.kilns'));
  });

  it('tells a missing profile from a private one, both final', async () => {
    await expect(read('missing.person')).rejects.toMatchObject({ id: 'profile_missing' });
    await expect(read('private.person')).rejects.toMatchObject({ id: 'profile_private' });
    await expect(read('missing.person')).rejects.toBeInstanceOf(FinalFault);
  });

  it('calls passing trouble transient', async () => {
    await expect(read('down.source')).rejects.toBeInstanceOf(TransientFault);
  });

  it('fails twice for a flaky username and then works', async () => {
    await expect(read('flaky.suite')).rejects.toBeInstanceOf(TransientFault);
    await expect(read('flaky.suite')).rejects.toBeInstanceOf(TransientFault);
    await expect(read('flaky.suite')).resolves.toMatchObject({ username: 'flaky.suite' });
  });

  it('does not begin for a caller who has left', async () => {
    const reason = new Error('left before');
    await expect(read('mira.kilns', AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it('lets go at once when the caller leaves', async () => {
    const caller = new AbortController();
    const reason = new Error('left meanwhile');
    const reading = read('slow.person', caller.signal);
    caller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
}
