import { expect, it } from 'vitest';
import { fakePorts } from '../../testing/fake-ports.ts';
import { aDraft, aProfile, aProject } from '../../testing/drafts.ts';
import type { WriterPort } from '../../providers/writer/port.ts';
import { voiceFrom } from './voice-document.ts';
import { writeFollowUp } from './write-follow-up.ts';

const { signal } = new AbortController();
const asked = {
  project: aProject(),
  voice: voiceFrom({}),
  profile: aProfile(),
  sent: [aDraft.text],
  isLast: true,
};
const good = 'Hi Mira, would a waiting list be of any use to you this winter?';

function writerOf(drafts: string[], check?: WriterPort['checkFollowUp']) {
  const complaints: (string | undefined)[] = [];
  const { writer } = fakePorts({
    async followUp({ refused }) {
      complaints.push(refused?.complaint);
      return drafts.shift() ?? '';
    },
  });
  return { writer: { ...writer, ...(check && { checkFollowUp: check }) }, complaints };
}

it('writes in the language of the first message, and tells the writer why a draft was refused', async () => {
  const { writer, complaints } = writerOf(['Just bumping this?', good]);
  expect(await writeFollowUp({ writer }, asked, signal)).toBe(good);
  expect(complaints).toEqual([undefined, expect.stringContaining('presses')]);
});

it.each(['waiting\u0000list', 'waiting list\u0007', 'waiting list \ud83d'])(
  'writes %j anew',
  async (garbled) => {
    const { writer, complaints } = writerOf([good.replace('waiting list', garbled), good]);
    expect(await writeFollowUp({ writer }, asked, signal)).toBe(good);
    expect(complaints).toEqual([undefined, expect.stringContaining('control characters')]);
  },
);

it('gives up after two refusals by the gate', async () => {
  const { writer } = writerOf(['Just bumping this?', 'Did you see my message?']);
  await expect(writeFollowUp({ writer }, asked, signal)).rejects.toThrow('good enough follow-up');
});

it('is read a second time, which may ask for one more draft', async () => {
  const readings = [
    { passes: false, complaint: 'Not true.' },
    { passes: true, complaint: '' },
  ];
  const { writer, complaints } = writerOf([good, `${good} `], async () => readings.shift()!);
  expect(await writeFollowUp({ writer }, asked, signal)).toBe(good);
  expect(complaints).toEqual([undefined, 'Not true.']);
});
