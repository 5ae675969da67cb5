// A sender that tests steer: it keeps what it was told to deliver, and answers as scripted.
import type { InstagramEvent, InstagramPort, SendResult } from '../providers/instagram/port.ts';

export type Delivered = { from: string; to: string; text: string };

export type FakeInstagram = InstagramPort & {
  delivered: Delivered[];
  mostAtOnce: number;
  /** What happens for a target; `deliver` is what a careful vendor does first or never. */
  script: Map<string, (deliver: () => void) => Promise<SendResult>>;
};

export function createFakeInstagram(): FakeInstagram {
  const delivered: Delivered[] = [];
  const script: FakeInstagram['script'] = new Map();
  let now = 0;
  const fake: FakeInstagram = {
    delivered,
    script,
    mostAtOnce: 0,
    async connect({ username }) {
      return { type: 'connected', username, connection: `connection-of-${username}` };
    },
    resume: async () => ({ type: 'waiting' }),
    async disconnect() {},
    async send({ from, to, text }) {
      fake.mostAtOnce = Math.max(fake.mostAtOnce, ++now);
      try {
        const deliver = () => void delivered.push({ from, to, text });
        const scripted = script.get(to);
        if (scripted) return await scripted(deliver);
        deliver();
        return { type: 'sent', chatId: `chat-${to}` };
      } finally {
        now--;
      }
    },
    refOf: (connection) => `ref-${connection}`,
    readEvent: (rawBody) => {
      const event = JSON.parse(rawBody.toString()) as Omit<InstagramEvent & { type: 'reply' }, 'at'> & {
        at: string;
      };
      return { ...event, at: new Date(event.at) };
    },
  };
  return fake;
}
