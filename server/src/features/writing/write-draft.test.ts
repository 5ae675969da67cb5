import { expect, it } from 'vitest';
import { FinalFault } from '../../lib/port-faults.ts';
import { createLogger } from '../../lib/logger.ts';
import { aDraft, aProfile, aProject, draftSaying } from '../../testing/drafts.ts';
import { createLocalWriter } from '../../providers/writer/local.ts';
import type { WriteRequest } from '../../providers/writer/port.ts';
import { voiceFrom } from './voice-document.ts';
import { writeDraft } from './write-draft.ts';

const lines: string[] = [];
const log = createLogger({ level: 'trace', pretty: false, to: { write: (line) => void lines.push(line) } });

it('names the rules that drafts were refused by, and nothing that was written or read', async () => {
  const bad = draftSaying('Hey Zebra, check **this** out: https://x.example', []);
  const drafts = [bad, aDraft, bad];
  const writer = {
    translates: true,
    write: async () => drafts.shift()!,
    check: async () => ({ passes: false, complaint: 'It mentions the slow mornings of Mira Kowalski.' }),
  };
  const request = {
    project: aProject(),
    voice: voiceFrom({ language: 'en' }),
    profile: aProfile(),
  };
  await expect(writeDraft({ writer, log }, request, new AbortController().signal)).rejects.toThrow('gate');
  const logged = lines.join('\n');
  expect(logged).toContain('drafts refused');
  expect(logged).toContain('"links"');
  expect(logged).toContain('"reading"');
  expect(logged).not.toMatch(/zebra|mira|mornings|x\.example/i);
});

it('holds what a writer wrote that needs review, and nothing else', async () => {
  const cautionOf = async (needsReview?: 'plain_writer') => {
    const writer = { translates: true, needsReview, write: async () => aDraft };
    const request = { project: aProject(), voice: voiceFrom({ language: 'en' }), profile: aProfile() };
    return (await writeDraft({ writer, log }, request, new AbortController().signal)).caution;
  };
  expect(await cautionOf('plain_writer')).toBe('plain_writer');
  expect(await cautionOf()).toBeNull();
});

it('writes for an offer that was pasted with a control character', async () => {
  const project = { ...aProject(), offerInfo: 'First 3 months free,\u0002set-up done for you.' };
  const request = { project, voice: voiceFrom({ language: 'en' }), profile: aProfile() };
  const { draft } = await writeDraft(
    { writer: createLocalWriter(), log },
    request,
    new AbortController().signal,
  );
  expect(draft.text).toContain('free, set-up done');
});

it('reads no more of a text than its limit, however its signs unfold', async () => {
  const read: WriteRequest[] = [];
  const writer = {
    translates: true,
    write: async (asked: WriteRequest) => {
      read.push(asked);
      throw new FinalFault('enough', 'Enough.');
    },
  };
  const signs = 'ﷺ'.repeat(5000);
  const profile = aProfile();
  const request = {
    project: { name: signs, productInfo: `Kilns. ${signs}`, offerInfo: signs },
    voice: voiceFrom({
      language: 'en',
      offer_line: signs,
      samples: [signs],
      banned: Array<string>(30).fill(signs),
    }),
    profile: {
      ...profile,
      recentPosts: [
        { caption: signs, hashtags: [signs], likesCount: 0, timestamp: '2026-01-01T00:00:00.000Z' },
      ],
    },
    recentTexts: Array<string>(50).fill(signs),
    earlierTexts: [signs],
  };
  await expect(writeDraft({ writer, log }, request, new AbortController().signal)).rejects.toThrow('enough');
  const { project, voice, profile: seen, earlierTexts = [], recentOpenings } = read[0]!;
  const unfolded = (text = '') => text.normalize('NFKC').length;
  expect(project.productInfo).toMatch(/^Kilns. ﷺ/);
  expect(unfolded(project.name)).toBeLessThanOrEqual(500);
  expect(unfolded(project.productInfo)).toBeLessThanOrEqual(5000);
  expect(unfolded(project.offerInfo)).toBeLessThanOrEqual(3000);
  expect(unfolded(voice.offerLine)).toBeLessThanOrEqual(300);
  expect(unfolded(voice.samples[0])).toBeLessThanOrEqual(600);
  expect(unfolded(voice.banned.join(''))).toBeLessThanOrEqual(1200);
  expect(unfolded(seen.recentPosts[0]?.caption)).toBeLessThanOrEqual(2200);
  expect(unfolded(seen.recentPosts[0]?.hashtags[0])).toBeLessThanOrEqual(100);
  expect(unfolded(earlierTexts[0])).toBeLessThanOrEqual(1000);
  expect(unfolded(recentOpenings[0])).toBeLessThanOrEqual(1000);
});
