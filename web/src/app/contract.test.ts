// Every call that the browser makes has its own file in a feature's api/, named after it.
import { expect, it } from 'vitest';
import { calls } from '@opener/contract';
import type { Call } from '@opener/contract/call';

const sources = import.meta.glob<string>('../features/*/api/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const clients = Object.entries(sources).map(([path, text]) => ({ file: path.split('/').at(-1), text }));

/** Called by vendors, monitoring, or scripts that wait for one message. */
const notByTheBrowser = new Set(['paymentWebhook', 'instagramWebhook', 'health', 'ready', 'generateDm']);

const fileOf = (call: Pick<Call, 'name'>) =>
  `${call.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const withoutClient = (all: readonly Pick<Call, 'name'>[]) =>
  all.filter(
    (call) =>
      !clients.some(({ file, text }) => file === fileOf(call) && new RegExp(`\\b${call.name}\\b`).test(text)),
  );

it('every call of the contract has its client file', () => {
  expect(withoutClient(calls).map(({ name }) => name)).toEqual(
    calls.map(({ name }) => name).filter((name) => notByTheBrowser.has(name)),
  );
  expect(calls.length).toBeGreaterThanOrEqual(50);
});

it('a call without one is found', () => {
  expect(withoutClient([...calls, { name: 'forgetEverything' }]).map(({ name }) => name)).toContain(
    'forgetEverything',
  );
});
