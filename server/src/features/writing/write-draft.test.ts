import { defaultVoice } from '@opener/contract/voice';
import { expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { aDraft, aProfile, aProject, draftSaying } from '../../testing/drafts.ts';
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
    voice: { ...defaultVoice, language: 'en' as const },
    profile: aProfile(),
  };
  await expect(writeDraft({ writer, log }, request, new AbortController().signal)).rejects.toThrow('gate');
  const logged = lines.join('\n');
  expect(logged).toContain('drafts refused');
  expect(logged).toContain('"links"');
  expect(logged).toContain('"reading"');
  expect(logged).not.toMatch(/zebra|mira|mornings|x\.example/i);
});
