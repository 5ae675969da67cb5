import { expect, it } from 'vitest';
import { FinalFault, OperatorFault, SilentFault, TransientFault } from '../lib/port-faults.ts';
import type { InstagramPort, SendResult } from '../providers/instagram/port.ts';
import { MailRefused, SenderRefused } from '../providers/mail/port.ts';
import type { WriterPort } from '../providers/writer/port.ts';
import { createInstruments } from './instruments.ts';
import { observePorts, outcomeOf, type Ports } from './observe-ports.ts';

const { signal } = new AbortController();

/** Only the port that a test is about. */
const portsWith = (given: object) =>
  ({ mail: {}, payments: {}, instagram: {}, profiles: {}, writer: {}, ...given }) as unknown as Ports;

it.each([
  [new FinalFault('profile_missing', 'There is none.'), 'final'],
  [new OperatorFault('writer_locked', 'On our side.'), 'error'],
  [new MailRefused('no such address'), 'final'],
  [new SenderRefused('bad login'), 'error'],
  [new SilentFault('no answer'), 'timeout'],
  [new TransientFault('503'), 'transient'],
  [new DOMException('late', 'TimeoutError'), 'timeout'],
  [new DOMException('stop', 'AbortError'), 'aborted'],
  ['not an error', 'error'],
])('%s counts as %s', (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});

it('a port without an optional call stays without it, and keeps its getters and its own state', async () => {
  const writer = {
    language: 'en',
    get translates() {
      return this.language === 'en';
    },
    async write() {
      return { skip: this.language };
    },
  };
  const observed = observePorts(createInstruments(), portsWith({ writer })).writer;
  expect(observed.check).toBeUndefined();
  expect(observed.translates).toBe(true);
  expect(await observed.write({} as Parameters<WriterPort['write']>[0], { signal })).toEqual({ skip: 'en' });
});

it('every call of a vendor is counted, and nothing else', async () => {
  const answer = async () => undefined;
  const writer = { write: answer, check: answer, reply: answer, followUp: answer, checkFollowUp: answer };
  const instagram = { listMessages: answer, isOpen: answer, refOf: answer };
  const mail = { send: answer, close: answer };
  const instruments = createInstruments();
  const observed = observePorts(instruments, portsWith({ writer, instagram, mail }));
  for (const [name, port] of Object.entries({ writer, instagram, mail }))
    for (const method of Object.keys(port))
      await (Reflect.get(Reflect.get(observed, name), method) as typeof answer)();
  const { values } = await instruments.vendorCalls.get();
  expect(values.map(({ labels }) => `${labels.port}.${labels.operation}`)).toEqual([
    ...Object.keys(writer).map((method) => `writer.${method}`),
    'instagram.listMessages',
    'instagram.isOpen',
    'mail.send',
  ]);
});

it('sends are counted by what the provider answered, and as unknown if it did not', async () => {
  const answers: (SendResult | Error)[] = [
    { type: 'sent', chatId: null },
    { type: 'blocked' },
    new Error('cut'),
  ];
  const instagram = {
    refOf: (connection: string) => `ref of ${connection}`,
    async send(): Promise<SendResult> {
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const instruments = createInstruments();
  const observed: InstagramPort = observePorts(instruments, portsWith({ instagram })).instagram;
  const send = () => observed.send({ connection: 'c', from: 'ann', to: 'bob', text: 'Hi' }, { signal });
  await send();
  await send();
  await expect(send()).rejects.toThrow('cut');
  expect(observed.refOf('c')).toBe('ref of c');
  const { values } = await instruments.sends.get();
  const counted = values.filter(({ value }) => value > 0).map(({ labels }) => labels.outcome);
  expect(counted).toEqual(['sent', 'blocked', 'unknown']);
  const calls = (await instruments.vendorCalls.get()).values.map(({ labels, value }) => [
    labels.outcome,
    value,
  ]);
  expect(calls).toEqual([
    ['ok', 2],
    ['error', 1],
  ]);
});
