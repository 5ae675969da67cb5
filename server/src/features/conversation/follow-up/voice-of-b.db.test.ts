// Two voices with two offer lines: whoever was offered one thing is not offered another in what follows.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFollowing, type Following } from '../../../testing/following.ts';

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
});
afterEach(() => fixture.close());

const path = (rest: string) => `/projects/${fixture.project}/${rest}`;
const offers = { a: 'First month free', b: 'First month free, and the setup is on us' };

it.each(['runs', 'has ended'])(
  'follow-ups and suggested replies keep the voice while the test %s',
  async (state) => {
    const { writer } = fixture.server.services;
    const spoken: Record<string, string[]> = { mira: [], zoe: [] };
    const { write, followUp, reply } = writer;
    writer.write = async (request, options) => {
      spoken[request.profile.username]?.push(request.voice.offerLine);
      return write(request, options);
    };
    writer.followUp = async (request, options) => {
      spoken[request.profile.username]?.push(request.voice.offerLine);
      return followUp(request, options);
    };
    writer.reply = async (request, options) => {
      spoken[request.person.username]?.push(request.voice.offerLine);
      return reply(request, options);
    };
    await fixture.put(path('voice'), { offer_line: offers.a });
    const variant = { tone: 'plain', length: 'usual', offer_line: offers.b, ask: '' };
    expect((await fixture.put(path('voice-test'), variant)).status).toBe(200);
    await follow.choose();
    await talk.send('mira', 'zoe');
    if (state === 'has ended') await fixture.post(path('voice-test/end'), { use: 'a' });
    const { test } = await fixture.get<{ test: { running: boolean } }>(path('voice-test'));
    expect(test.running).toBe(state === 'runs');
    await follow.wait(3);
    for (const name of ['mira', 'zoe']) {
      await talk.hear(name, 'What does it cost after that?');
      const { id } = await talk.with(name);
      expect((await fixture.post(`/conversations/${id}/suggestion`, {})).status).toBe(200);
    }
    expect(spoken).toEqual({ mira: Array(3).fill(offers.a), zoe: Array(3).fill(offers.b) });
  },
);
