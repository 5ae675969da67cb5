import { expect, it } from 'vitest';
import { after, minutes } from './clock.ts';
import { createLogger } from './logger.ts';
import { FinalFault, OperatorFault } from './port-faults.ts';
import { reportOperatorFaults } from './report-operator-faults.ts';

const locked = new OperatorFault('writer_locked', 'On our side.');
const outOfFunds = new OperatorFault('writer_out_of_funds', 'On our side.');

function reporting() {
  const lines: string[] = [];
  const log = createLogger({ level: 'trace', pretty: false, to: { write: (line) => void lines.push(line) } });
  let now = new Date();
  const port = {
    isMadeUp: true,
    async read(answer: unknown) {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return {
    port: reportOperatorFaults({ log, clock: { now: () => now } }, port),
    wait: (milliseconds: number) => void (now = after(now, milliseconds)),
    reported: () => lines.map((line) => JSON.parse(line) as { level: number; reason: string }),
  };
}

it('reports a fault of each kind as an error, and again if it lasts', async () => {
  const { port, wait, reported } = reporting();
  for (const fault of [locked, locked, outOfFunds]) await expect(port.read(fault)).rejects.toBe(fault);
  expect(reported()).toMatchObject([
    { level: 50, reason: 'writer_locked' },
    { level: 50, reason: 'writer_out_of_funds' },
  ]);
  wait(minutes(5));
  await expect(port.read(locked)).rejects.toBe(locked);
  expect(reported()).toHaveLength(3);
});

it('reports nothing else, and leaves the port as it is', async () => {
  const { port, reported } = reporting();
  const fault = new FinalFault('profile_missing', 'There is none.');
  await expect(port.read(fault)).rejects.toBe(fault);
  expect(await port.read('a profile')).toBe('a profile');
  expect(port.isMadeUp).toBe(true);
  expect(reported()).toEqual([]);
});
