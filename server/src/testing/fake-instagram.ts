// A scriptable Instagram port: records what it should deliver, and answers as scripted.
import type { ChatMessage, InstagramEvent, InstagramPort, SendResult } from '../providers/instagram/port.ts';

export type Delivered = { from: string; to: string; text: string };

export type FakeInstagram = InstagramPort & {
  delivered: Delivered[];
  mostAtOnce: number;
  /** What happens for a target; `deliver` must be called once or never. */
  script: Map<string, (deliver: () => void) => Promise<SendResult>>;
  /** Called with the recipient's id before sending; tests use the delay. */
  lookUp(to: string): Promise<string>;
  /** Resolves an id that only events contain; the lookup before sending returns it too. */
  names: Map<string, string>;
  /** What the provider has of each conversation that a message began; a fault if it does not answer. One without an entry is not shown. */
  chats: Map<string, ChatMessage[] | Error>;
  /** Whether a conversation is open, if not open; a fault if the provider does not answer. */
  closed: Map<string, boolean | undefined | Error>;
};

export function createFakeInstagram(): FakeInstagram {
  const delivered: Delivered[] = [];
  const script: FakeInstagram['script'] = new Map();
  const names: FakeInstagram['names'] = new Map();
  const chats: FakeInstagram['chats'] = new Map();
  const closed: FakeInstagram['closed'] = new Map();
  let now = 0;
  const fake: FakeInstagram = {
    delivered,
    script,
    names,
    chats,
    closed,
    mostAtOnce: 0,
    async connect({ username }) {
      return { type: 'connected', username, connection: `connection-of-${username}` };
    },
    resume: async () => ({ type: 'waiting' }),
    stateOf: async () => 'running',
    async disconnect() {},
    lookUp: async (to) => `id-${to}`,
    findUsername: async ({ id }) => names.get(id),
    async listMessages({ chatId, since }) {
      const chat = chats.get(chatId);
      if (chat instanceof Error) throw chat;
      return chat?.filter(({ at }) => at > since);
    },
    async isOpen({ chatId }) {
      const open = closed.has(chatId) ? closed.get(chatId) : true;
      if (open instanceof Error) throw open;
      return open;
    },
    async send({ from, to, text }, { found }) {
      fake.mostAtOnce = Math.max(fake.mostAtOnce, ++now);
      try {
        const recipientId = await fake.lookUp(to);
        const otherIds = [...names.keys()].filter((id) => names.get(id) === to && id !== recipientId);
        if ((await found?.({ recipientId, otherIds })) === false) return { type: 'called off' };
        const deliver = () => void delivered.push({ from, to, text });
        const scripted = script.get(to);
        const chatId = `chat-${to}`;
        if (!chats.has(chatId)) chats.set(chatId, []);
        if (scripted) return await scripted(deliver);
        deliver();
        return { type: 'sent', chatId };
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
