// The local writer over every kind of profile: how many messages pass the gate at once, and how little they repeat.
import { checkDraft } from '../../server/src/features/dm/gate/check-draft.ts';
import { overlap, trigrams } from '../../server/src/lib/similarity.ts';
import { sampleUsernames } from '../../server/src/providers/profiles/corpus.ts';
import { createLocalProfiles } from '../../server/src/providers/profiles/local.ts';
import { createLocalWriter } from '../../server/src/providers/writer/local.ts';
import type { Profile } from '../../server/src/providers/profiles/port.ts';
import type { Draft, WriterProject } from '../../server/src/providers/writer/port.ts';
import { projects } from './projects.ts';

const people = 240;
/** As many as the product looks back on. */
const recent = 50;
const aims = { passing: 1, distinct: 0.95, worst: 0.6 };
const signal = new AbortController().signal;

const profiles = createLocalProfiles();
const writer = createLocalWriter();
const corpus = await Promise.all(
  sampleUsernames(people).map((username) => profiles.read(username, { signal })),
);
const results = [];
for (const project of projects) results.push(await measure(project));

console.log(`local writer, ${corpus.length} profiles, ${projects.length} projects`);
for (const result of results) {
  console.log(
    `  ${result.name.padEnd(22)} passing ${percent(result.passing)} · distinct first sentences ${percent(result.distinct)} · ` +
      `similarity mean ${result.mean.toFixed(2)}, worst ${result.worst.toFixed(2)} · with a profile detail ${percent(result.detailed)}`,
  );
  for (const failure of result.failures.slice(0, 3)) console.log(`    ${failure}`);
}
const missed = results.filter(
  ({ passing, distinct, worst }) => passing < aims.passing || distinct < aims.distinct || worst > aims.worst,
);
console.log(
  missed.length === 0 ? 'all aims met' : `aims missed in: ${missed.map(({ name }) => name).join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measure(project: WriterProject) {
  const drafts: { profile: Profile; draft: Draft }[] = [];
  const failures: string[] = [];
  for (const profile of corpus) {
    const texts = drafts.slice(-recent).map(({ draft }) => draft.text);
    const recentOpenings = texts.map(firstSentence).toReversed();
    const draft = await writer.write({ project, profile, recentOpenings }, { signal });
    const complaints = checkDraft({ draft, project, profile, recentTexts: texts });
    if (complaints.length > 0) failures.push(`${profile.username}: ${complaints.join(' ')}`);
    drafts.push({ profile, draft });
  }
  const { mean, worst } = closeness(drafts.map(({ draft }) => draft.text));
  return {
    name: project.name,
    failures,
    passing: 1 - failures.length / drafts.length,
    distinct: new Set(drafts.map(({ draft }) => firstSentence(draft.text))).size / drafts.length,
    mean,
    worst,
    detailed:
      drafts.filter(({ draft }) => draft.facts.some((fact) => fact.field !== 'fullName')).length /
      drafts.length,
  };
}

function closeness(texts: string[]): { mean: number; worst: number } {
  const sets = texts.map(trigrams);
  const pairs = sets.flatMap((one, at) => sets.slice(at + 1).map((other) => overlap(one, other)));
  return { mean: pairs.reduce((sum, value) => sum + value, 0) / pairs.length, worst: Math.max(...pairs) };
}

function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
