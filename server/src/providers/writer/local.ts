// The built-in writer: one detail of the profile, the sender's own words, one question. See local/compose.ts.
import { languageOf } from '../../lib/language.ts';
import { FinalFault } from '../../lib/port-faults.ts';
import { trigrams } from '../../lib/similarity.ts';
import { compose } from './local/compose.ts';
import { type Detail, findDetails } from './local/details.ts';
import { firstNameOf } from './local/name.ts';
import type { Draft, WriteRequest, WriterPort } from './port.ts';

/** How many recent openings to keep clear of, and how close is too close. */
const lookBack = 60;
const tooClose = 0.8;

export function createLocalWriter(): WriterPort {
  return {
    async write(request, { signal }) {
      signal.throwIfAborted();
      return write(request);
    },
  };
}

function write({ project, profile, recentOpenings, complaint }: WriteRequest): Draft {
  const offered = `${project.productInfo}\n${project.offerInfo}`;
  const language = languageOf(offered);
  if (language === undefined)
    throw new FinalFault(
      'writer_language',
      'The built-in writer cannot write in this language yet. Connect a language model to use it.',
    );
  const detail = choose(findDetails(profile, offered, language), recentOpenings, complaint !== undefined);
  const name = firstNameOf(profile);
  const text = compose(project, language, { name, detail });
  const named = name === undefined ? [] : [{ field: 'fullName' as const, quote: name, phrase: name }];
  return { text, facts: [...(detail?.facts ?? []), ...named] };
}

/** The best detail that no recent message began with; after a complaint, the next one. */
function choose(details: Detail[], recentOpenings: string[], again: boolean): Detail | undefined {
  const recent = recentOpenings.slice(0, lookBack).map((opening) => trigrams(opening));
  const fresh = details.filter(({ said }) => {
    const own = trigrams(said);
    return !recent.some((opening) => shareWithin(own, opening) > tooClose);
  });
  const usable = fresh.length > 0 ? fresh : details;
  return (again ? usable[1] : undefined) ?? usable[0];
}

function shareWithin(part: Set<string>, whole: Set<string>): number {
  return [...part].filter((trigram) => whole.has(trigram)).length / Math.max(1, part.size);
}
