// Two users with access to one Instagram account, which the first has connected.
import {
  openFixtureBeside,
  openSendingFixture,
  type SendingFixture,
} from '../../../testing/sending-fixture.ts';

export type TwoUsers = {
  ann: SendingFixture;
  bob: SendingFixture;
  /** What the provider was told to release. */
  released: string[];
  handOver(login?: object): Promise<void>;
};

export const wish = { type: 'reply', id: 'r', chatId: null, fromId: null, text: 'Please stop' } as const;

export async function openTwoUsers(): Promise<TwoUsers> {
  const ann = await openSendingFixture();
  const bob = await openFixtureBeside(ann);
  const released: string[] = [];
  separateLogins(ann);
  ann.instagram.disconnect = async (connection) => void released.push(connection);
  await ann.connect();
  return {
    ann,
    bob,
    released,
    async handOver(login = {}) {
      await ann.remove('/instagram/disconnect');
      const { status } = await bob.connect('studio.reach', login);
      if (status !== 200) throw new Error(`The account could not be handed over: ${status}`);
    },
  };
}

/** Like a real provider: every login is a separate connection. */
export function separateLogins({ instagram }: SendingFixture): void {
  let logins = 0;
  instagram.connect = async ({ username }) => ({
    type: 'connected',
    username,
    connection: `login ${++logins}`,
  });
}
