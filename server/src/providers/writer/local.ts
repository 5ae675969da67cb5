// The built-in writer: one detail of the profile, the sender's own words, one question. See local/compose.ts.
import { languageOf } from '../../lib/language.ts';
import { FinalFault } from '../../lib/port-faults.ts';
import { contentStems, words } from '../../lib/words.ts';
import { composeAll } from './local/compose.ts';
import { type Detail, findDetails } from './local/details.ts';
import { followUpTo } from './local/follow-ups.ts';
import { frameFor } from './local/frame-for.ts';
import { firstNameOf } from './local/name.ts';
import { reasonFor } from './local/reason.ts';
import { replyTo } from './local/replies.ts';
import type { Draft, WriteRequest, WriterPort } from './port.ts';

/** It never declines a person: the suitability rules do that. */
export type LocalWriter = Omit<WriterPort, 'write'> & {
  write(...asked: Parameters<WriterPort['write']>): Promise<Draft>;
};

/** It understands only what was prepared for the stand-in profiles; what it writes to others, somebody has to read first. */
export function createLocalWriter({ needsReview }: Pick<WriterPort, 'needsReview'> = {}): LocalWriter {
  return {
    translates: false,
    needsReview,
    async write(request, { signal }) {
      signal.throwIfAborted();
      return write(request);
    },
    async reply(request, { signal }) {
      signal.throwIfAborted();
      return replyTo(request);
    },
    async followUp(request, { signal }) {
      signal.throwIfAborted();
      return followUpTo(request);
    },
  };
}

function write(request: WriteRequest): Draft {
  const { project, voice, profile } = request;
  const offered = [project.productInfo, voice.offerLine || project.offerInfo].join('\n');
  const language = languageOf(offered);
  if (language === undefined || language !== request.language)
    throw new FinalFault(
      'writer_language',
      'The built-in writer cannot write in this language yet. Connect a language model to use it.',
    );
  const ownWords = [offered, voice.benefit, voice.senderLine].join('\n');
  const frame = frameFor(voice, ownWords, language);
  const name = frame.namesNobody === true ? undefined : firstNameOf(profile);
  const named = name === undefined ? [] : [{ field: 'fullName' as const, quote: name, phrase: name }];
  const details = inOrder(
    findDetails(
      profile,
      {
        product: [project.productInfo, voice.benefit].join('\n'),
        offered: [offered, voice.audience, voice.benefit].join('\n'),
      },
      language,
      frame,
    ),
    request,
  );
  const briefest = shorter.test(request.instruction ?? '');
  const isUsable = usableFor(request);
  for (const detail of details.length > 0 ? details : [undefined]) {
    const parts = { name, detail, briefest };
    const text = composeAll(project, voice, language, frame, parts).find(isUsable);
    if (text !== undefined)
      return {
        text,
        facts: [...(detail?.facts ?? []), ...named],
        ...reasonFor(detail),
      };
  }
  throw new FinalFault(
    'writer_no_other',
    'The built-in writer has no other version. Edit the message by hand, or connect a language model.',
  );
}

const shorter = /short|brief|kürzer|kurz|court|breve|corto|curt/iu;

/** None of the earlier texts, and none of the words that the sender never uses. */
function usableFor({ voice, earlierTexts = [], refused }: WriteRequest): (text: string) => boolean {
  const bare = (text: string) => words(text).join(' ');
  const used = new Set([...earlierTexts, ...(refused === undefined ? [] : [refused.text])].map(bare));
  const banned = voice.banned.map(bare).filter((word) => word !== '');
  return (text) => {
    const said = bare(text);
    return !used.has(said) && !banned.some((word) => ` ${said} `.includes(` ${word}`));
  };
}

/** First what the sender asks for, then what no earlier text of this message used, then the best fit. */
function inOrder(
  details: Detail[],
  { instruction = '', earlierTexts = [], refused }: WriteRequest,
): Detail[] {
  const wanted = new Set(contentStems(instruction));
  const rank = ({ said, facts, fits, isTrade }: Detail) => {
    const isAsked = facts.some(({ quote }) => contentStems(quote).some((stem) => wanted.has(stem)));
    const wasUsed = [...earlierTexts, refused?.text ?? ''].some((text) => text.includes(said));
    return (isAsked ? 0 : 4) + (wasUsed ? 2 : 0) + (fits && !isTrade ? 0 : 1);
  };
  return details
    .map((detail, at) => ({ detail, at, rank: rank(detail) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ detail }) => detail);
}
