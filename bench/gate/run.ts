// The quality gate against drafts labelled by people: how many good ones it refuses, how many bad ones it passes.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { checkDraft } from '../../server/src/features/writing/gate/check-draft.ts';
import { voiceFrom } from '../../server/src/features/writing/voice-document.ts';

const aim = 0.03;

const draft = z.object({
  id: z.string(),
  project: z.string(),
  profile: z.string(),
  language: z.string(),
  label: z.enum(['good', 'bad']),
  kind: z.string(),
  /** Whether rules can decide it, or only a reader. */
  judged: z.enum(['rule', 'reading']),
  text: z.string(),
  facts: z.array(
    z.object({
      field: z.enum(['fullName', 'biography', 'category', 'followersCount', 'postsCount', 'recentPost']),
      quote: z.string(),
      phrase: z.string(),
    }),
  ),
});
const project = z.object({ name: z.string(), productInfo: z.string(), offerInfo: z.string() });
const profile = z
  .object({
    username: z.string(),
    fullName: z.string(),
    biography: z.string(),
    category: z.string().nullable(),
    followersCount: z.number(),
    followsCount: z.number().default(300),
    postsCount: z.number(),
    recentPosts: z.array(z.object({ caption: z.string(), hashtags: z.array(z.string()) })),
  })
  .transform((given) => ({
    ...given,
    verified: false,
    externalUrl: null,
    recentPosts: given.recentPosts.map((post) => ({
      ...post,
      likesCount: 0,
      timestamp: '2026-10-01T09:00:00.000Z',
    })),
  }));
const corpus = z.object({
  projects: z.record(z.string(), project),
  profiles: z.record(z.string(), profile),
  drafts: z.array(draft),
});

const verbose = process.argv.includes('--all');
const judged = ['good', 'bad', 'mixed', 'unseen'].flatMap((name) => {
  const file = new URL(`corpus/${name}.json`, import.meta.url);
  const { projects, profiles, drafts } = corpus.parse(JSON.parse(readFileSync(file, 'utf8')));
  return drafts.map((each) => {
    const { draft: repaired, complaints } = checkDraft({
      draft: { text: each.text, facts: each.facts, fit: null, reason: null },
      project: projects[each.project]!,
      voice: voiceFrom({}),
      profile: profiles[each.profile]!,
      language: each.language,
      recentTexts: [],
      earlierTexts: [],
    });
    return { ...each, complaints, repaired: repaired.text !== each.text };
  });
});

type Judged = (typeof judged)[number];
const languages = new Set(judged.map(({ language }) => language)).size;
const good = judged.filter(({ label }) => label === 'good');
const bad = judged.filter(({ label, judged: by }) => label === 'bad' && by === 'rule');
const subtle = judged.filter(({ label, judged: by }) => label === 'bad' && by === 'reading');
const falseRejects = good.filter(({ complaints }) => complaints.length > 0);
/** A repaired draft is not sent as it was. */
const passed = (each: Judged) => each.complaints.length === 0 && !each.repaired;
const falseAccepts = bad.filter(passed);

console.log(`quality gate, ${judged.length} drafts in ${languages} languages`);
report('good drafts refused', falseRejects, good);
report('bad drafts let through', falseAccepts, bad);
console.log(
  `  what only a reader can tell: ${subtle.length - subtle.filter(passed).length} of ${subtle.length} refused all the same`,
);
if (verbose)
  for (const { id, kind, language, complaints, text } of [...falseRejects, ...falseAccepts])
    console.log(`\n${id} ${kind} ${language}\n${text}\n→ ${complaints.join('\n→ ') || 'passed'}`);
const met = [falseRejects.length / good.length, falseAccepts.length / bad.length].every(
  (share) => share <= aim,
);
console.log(met ? 'all aims met' : 'aims missed');
process.exitCode = met ? 0 : 1;

function report(title: string, wrong: Judged[], all: Judged[]): void {
  const share = ((wrong.length / all.length) * 100).toFixed(1);
  console.log(`  ${title}: ${wrong.length} of ${all.length} (${share} %, aim at most ${aim * 100} %)`);
  const kinds = new Set(wrong.map(({ kind }) => kind));
  for (const kind of kinds)
    console.log(
      `    ${kind}: ${wrong
        .filter((each) => each.kind === kind)
        .map(({ id }) => id)
        .join(' ')}`,
    );
}
