// What every implementation of the writer port must do.
import { expect, it } from 'vitest';
import { aFollowUpRequest, aProfile, aReplyRequest, aRequest } from '../../testing/drafts.ts';
import { type Draft, isSkip, type WriteRequest, type WriterPort } from './port.ts';

export function writerPortSuite(underTest: () => WriterPort): void {
  const request = aRequest();
  async function write(asked: WriteRequest): Promise<Draft> {
    const written = await underTest().write(asked, patient);
    if (isSkip(written)) throw new Error(`skipped: ${written.skip}`);
    return written;
  }
  const patient = { signal: new AbortController().signal };

  it('writes a text and says which words of the profile it rests on', async () => {
    const { text, facts } = await write(request);
    expect(text.length).toBeGreaterThan(40);
    expect(facts.length).toBeGreaterThan(0);
    const told = JSON.stringify(request.profile).toLowerCase();
    for (const fact of facts) {
      expect(text).toContain(fact.phrase);
      expect(told).toContain(JSON.stringify(fact.quote).slice(1, -1).toLowerCase());
    }
  });

  it('copes with a profile that has nothing in it', async () => {
    const bare = aProfile({
      fullName: '',
      biography: '',
      category: null,
      recentPosts: [],
      followersCount: 0,
      postsCount: 0,
    });
    const { text, facts } = await write({ ...request, profile: bare });
    expect(text).not.toBe('');
    expect(facts).toEqual([]);
  });

  it('takes recent openings and a complaint into account without failing', async () => {
    const second = {
      ...request,
      recentOpenings: ['Hi Mira.'],
      refused: { text: 'Hello? Hello?', complaint: 'It asks 2 questions; ask exactly one.' },
    };
    expect((await write(second)).text).not.toBe('');
  });

  it('writes back to an answer', async () => {
    expect(await underTest().reply(aReplyRequest(), patient)).not.toBe('');
  });

  it('follows up', async () => {
    expect(await underTest().followUp(aFollowUpRequest(), patient)).not.toBe('');
  });

  it('stops when it is told to, with the reason it was given', async () => {
    const reason = new Error('the worker is stopping');
    const stopped = { signal: AbortSignal.abort(reason) };
    await expect(underTest().write(request, stopped)).rejects.toBe(reason);
    await expect(underTest().reply(aReplyRequest(), stopped)).rejects.toBe(reason);
    await expect(underTest().followUp(aFollowUpRequest(), stopped)).rejects.toBe(reason);
  });
}
