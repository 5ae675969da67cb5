// The stand-in for a language model: composes from facts that are there, in the user's own words.
import { contentStems } from '../../lib/words.ts';
import { overlap, trigrams } from '../../lib/similarity.ts';
import { createDice } from '../../lib/dice.ts';
import { compose, type Composed } from './local/compose.ts';
import { findFacts, type Found, type FoundKind } from './local/find-facts.ts';
import type { WriteRequest, WriterPort } from './port.ts';

const tries = 14;
const lookBack = 60;
const fresh = 0.4;

export function createLocalWriter(): WriterPort {
  return {
    async write(request, { signal }) {
      signal.throwIfAborted();
      const { text, facts } = write(request);
      return { text, facts };
    },
  };
}

/** Tries other words as long as the opening sounds like a recent one; each try is as repeatable as the first. */
function write({ project, profile, recentOpenings, complaint }: WriteRequest): Composed {
  const seed = [profile.username, project.name, project.productInfo, project.offerInfo, complaint ?? ''].join(
    '\n',
  );
  const ranked = rank(findFacts(profile), `${project.productInfo}\n${project.offerInfo}`, seed);
  const recent = recentOpenings.slice(0, lookBack).map(trigrams);
  let best: { composed: Composed; closeness: number } | undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    const composed = compose(project, profile, ranked, `${seed}\n${attempt}`);
    const own = trigrams(composed.opening);
    const closeness = Math.max(0, ...recent.map((opening) => overlap(own, opening)));
    if (closeness < fresh) return composed;
    if (best === undefined || closeness < best.closeness) best = { composed, closeness };
  }
  return best?.composed ?? compose(project, profile, ranked, seed);
}

/** How much each kind of detail says about a person; a word shared with the product says most. */
const worth: Record<FoundKind, number> = {
  line: 6,
  post: 5.5,
  make: 5.5,
  since: 4,
  venue: 3,
  calling: 3,
  place: 3.5,
  tag: 2,
  size: 1.5,
  few: 0.5,
  work: 1,
};

function rank(facts: Found[], offered: string, seed: string): Found[] {
  const dice = createDice(`rank ${seed}`);
  const stems = new Set(contentStems(offered));
  return facts
    .map((found) => {
      const shared = contentStems(found.fact.phrase).some((stem) => stems.has(stem));
      return { found, score: worth[found.kind] + (shared ? 3 : 0) + dice.below(300) / 100 };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);
}
