// The examples of the public pages, as the product writes them today: the same writer and people as in the try-it box.
import type { Fact } from '../../contract/src/message.ts';
import { trySample, type WrittenSample } from '../../server/src/features/sample/try-sample.ts';
import { createLogger } from '../../server/src/lib/logger.ts';
import { createLocalProfiles } from '../../server/src/providers/profiles/local.ts';
import { createLocalWriter } from '../../server/src/providers/writer/local.ts';
import { shortCount, wholeNumber } from '../../web/src/lib/format.ts';
import { type Choice, scene, signup } from './choices.ts';

const ports = {
  sampleProfiles: createLocalProfiles(),
  sampleWriter: createLocalWriter(),
  log: createLogger({ level: 'silent', pretty: false }),
};

/** For the scene of the front page; `[2|two dates left]` is the second detail. */
export async function writeScene() {
  return Promise.all(
    scene.map(async ({ tiles, ...choice }) => {
      const sample = await write(choice);
      const { text: message, ...profile } = show(sample, (words, detail) => `[${detail}|${words}]`);
      const { postsCount, followersCount } = sample.profile;
      return {
        ...profile,
        posts: wholeNumber(postsCount),
        followers: shortCount(followersCount),
        message,
        tiles,
      };
    }),
  );
}

/** For the sign-up page; details are between asterisks. */
export async function writeSignup() {
  return Promise.all(signup.map(async (choice) => show(await write(choice), (words) => `*${words}*`)));
}

function write({ username, project }: Choice): Promise<WrittenSample> {
  return trySample(ports, username, project);
}

type Marker = (words: string, detail: number) => string;

function show({ username, profile, draft }: WrittenSample, mark: Marker) {
  const { text, facts } = draft;
  const { fullName, category, biography } = profile;
  const impossible = (why: string) => new Error(`Choose another than @${username}: ${why}`);
  if (!category) throw impossible('it has no category to show.');
  if (/[[\]*]/.test(fullName + biography + text))
    throw impossible('its texts hold the signs that mark details.');
  const hidden = facts.find(({ field }) => field !== 'fullName' && field !== 'biography');
  if (hidden) throw impossible(`the message rests on the ${hidden.field}, which the pages do not show.`);

  const found = facts.map((fact, index) => ({ ...fact, detail: index + 1 }));
  const quotesFrom = (source: Fact['field']) =>
    found.filter(({ field }) => field === source).map(({ quote, detail }) => ({ words: quote, detail }));
  return {
    handle: username,
    name: markIn(fullName, quotesFrom('fullName'), mark),
    craft: category,
    bio: markIn(biography, quotesFrom('biography'), mark),
    text: markIn(
      text,
      found.map(({ phrase, detail }) => ({ words: phrase, detail })),
      mark,
    ),
  };
}

/** Each detail at its first occurrence. */
function markIn(text: string, details: { words: string; detail: number }[], mark: Marker): string {
  const places = details
    .map(({ words, detail }) => ({ words, detail, at: text.indexOf(words) }))
    .toSorted((a, b) => a.at - b.at);
  let marked = '';
  let end = 0;
  for (const { words, detail, at } of places) {
    if (at < end) throw new Error(`"${words}" is not in "${text}", or inside another detail.`);
    marked += text.slice(end, at) + mark(words, detail);
    end = at + words.length;
  }
  return marked + text.slice(end);
}
