// The built-in writer over every kind of profile: what a machine can check. Whether the messages are good, only readers can say.
import { voiceFrom } from '../../server/src/features/writing/voice-document.ts';
import { checkDraft } from '../../server/src/features/writing/gate/check-draft.ts';
import { judgeProfile } from '../../server/src/features/writing/suitability/judge-profile.ts';
import { refused } from '../../server/src/features/writing/suitability/testing/biographies.ts';
import { detectLanguage } from '../../server/src/lib/language.ts';
import { countWords, words } from '../../server/src/lib/words.ts';
import { sampleUsernames } from '@opener/stand-ins/sample-usernames';
import { createLocalProfiles } from '../../server/src/providers/profiles/local.ts';
import { createLocalWriter } from '../../server/src/providers/writer/local.ts';
import type { Profile } from '../../server/src/providers/profiles/port.ts';
import type { Draft, WriterProject } from '../../server/src/providers/writer/port.ts';
import { projects } from './projects.ts';

const people = 240;
/** As many as the product compares with. */
const recent = 50;
const [fewest, most] = [25, 60];
/** The words of greeting, detail and question, in addition to the sender's own. */
const ownWords = 32;
const signal = new AbortController().signal;
const voice = voiceFrom({});

const profiles = createLocalProfiles();
const writer = createLocalWriter();
const corpus = await Promise.all(
  sampleUsernames(people).map((username) => profiles.read(username, { signal })),
);
let rewritten = 0;
const results = [];
for (const project of projects) results.push(await measure(project));

console.log(`built-in writer, ${corpus.length} profiles, ${projects.length} projects`);
for (const { name, shares, detailed, failures } of results) {
  const measured = Object.entries(shares).map(([aim, share]) => `${aim} ${percent(share)}`);
  console.log(`  ${name.padEnd(22)} ${measured.join(' · ')} · with a profile detail ${percent(detailed)}`);
  for (const failure of failures.slice(0, 3)) console.log(`    ${failure}`);
}
console.log(`  rewritten once after the gate refused them: ${rewritten}`);
const unsuitable = await refuseUnsuitable();
console.log(`  people who must not be written to: ${percent(unsuitable)} refused`);
const missed = [
  ...results.filter(({ shares }) => Object.values(shares).some((share) => share < 1)).map(({ name }) => name),
  ...(unsuitable < 1 ? ['unsuitable people'] : []),
];
console.log(missed.length === 0 ? 'all aims met' : `aims missed in: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measure(project: WriterProject) {
  const language = detectLanguage(`${project.productInfo}\n${project.offerInfo}`) ?? 'en';
  const drafts: { profile: Profile; draft: Draft }[] = [];
  const failures: string[] = [];
  for (const profile of corpus) {
    const texts = drafts.slice(-recent).map(({ draft }) => draft.text);
    const recentOpenings = texts.map(firstSentence).toReversed();
    const asked = { project, voice, profile, language, recentOpenings };
    const judge = (draft: Draft) =>
      checkDraft({ ...asked, draft, recentTexts: texts, earlierTexts: [] }).complaints.join(' ');
    let draft = await writer.write(asked, { signal });
    const complaint = judge(draft);
    // One rewrite, as in the product.
    if (complaint !== '') {
      rewritten += 1;
      draft = await writer.write({ ...asked, refused: { text: draft.text, complaint } }, { signal });
    }
    const left = judge(draft);
    if (left !== '') failures.push(`${profile.username}: ${left}`);
    drafts.push({ profile, draft });
  }
  const share = (holds: (draft: Draft) => boolean) =>
    drafts.filter(({ draft }) => holds(draft)).length / drafts.length;
  return {
    name: project.name,
    failures,
    shares: {
      passing: 1 - failures.length / drafts.length,
      'offer whole': share(({ text }) => holdsOffer(text, project)),
      'one question': share(({ text }) => text.split('?').length === 2),
      'of a fair length': share(({ text }) => hasFairLength(text, project)),
    },
    detailed: share(({ facts }) => facts.some((fact) => fact.field !== 'fullName')),
  };
}

/** The stand-ins that ask for it, and every biography that a test knows to be unsuitable. */
async function refuseUnsuitable(): Promise<number> {
  const names = ['nodms', 'grieving', 'underage', 'memorial'].flatMap((prefix) =>
    sampleUsernames(20).map((username) => `${prefix}.${username}`.slice(0, 30).replace(/[._]+$/u, '')),
  );
  const standIns = await Promise.all(names.map((name) => profiles.read(name, { signal })));
  const post = { caption: '', hashtags: [], likesCount: 0, timestamp: '2026-10-01T09:00:00.000Z' };
  const somebody = { category: null, fullName: '', recentPosts: [post] };
  const told = Object.values(refused)
    .flat()
    .map((biography): Profile => ({ ...corpus[0]!, ...somebody, biography }));
  const all = [...standIns, ...told];
  return (
    all.filter((profile) => judgeProfile(profile, projects[0]!).verdict === 'refuse').length / all.length
  );
}

function holdsOffer(text: string, project: WriterProject): boolean {
  const said = new Set(words(text));
  return words(project.offerInfo).every((word) => said.has(word));
}

function hasFairLength(text: string, project: WriterProject): boolean {
  const count = countWords(text);
  const given = countWords(`${project.productInfo} ${project.offerInfo}`);
  return count >= fewest && count <= Math.max(most, given + ownWords);
}

function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
