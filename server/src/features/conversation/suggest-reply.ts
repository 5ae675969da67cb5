import { conversationErrors } from '@opener/contract/conversation';
import { detectLanguage } from '../../lib/language.ts';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import type { ReplyRequest } from '../../providers/writer/port.ts';
import { findProject } from '../project/find-project.ts';
import { findMessageRow } from '../message/message.repo.ts';
import { boundProject, boundTexts, boundVoice } from '../writing/bound-request.ts';
import { voiceAfter } from '../writing/voice-for.ts';
import { writeReply } from '../writing/write-reply.ts';
import type { ConversationDeps } from './deps.ts';
import { type EntryRow, listEntries } from './entry.repo.ts';
import { threadNotFound } from './find-thread.ts';
import { findListedThread, type ListedThread } from './thread-list.repo.ts';
import { todayOf } from './today.ts';

/** A little less than the client's timeout, so that our answer arrives. */
const patienceMs = seconds(55);
const entriesRead = 20;

/** A reply for the user to read, change and send. Nothing is stored, sent or charged. */
export async function suggestReply(
  deps: Pick<ConversationDeps, 'db' | 'clock' | 'writer'>,
  { userId, id }: { userId: string; id: string },
): Promise<{ text: string }> {
  const thread = await findListedThread(deps.db, { userId, today: await todayOf(deps, userId) }, id);
  if (!thread) throw threadNotFound();
  const { entries } = await listEntries(deps.db, userId, id, entriesRead);
  const last = entries.findLast(({ author }) => author === 'them');
  if (!last) throw new AppError('conflict', 'no_answer', conversationErrors.noSuggestion);
  const request = await requestFor(deps, thread, entries.slice(0, entries.indexOf(last) + 1));
  try {
    return { text: await writeReply(deps, request, AbortSignal.timeout(patienceMs)) };
  } catch (error) {
    throw told(error);
  }
}

async function requestFor(
  { db }: Pick<ConversationDeps, 'db'>,
  thread: ListedThread,
  entries: EntryRow[],
): Promise<ReplyRequest> {
  const { userId, projectId, messageId, username, fullName, suggested } = thread;
  const message = messageId === null ? undefined : await findMessageRow(db, userId, messageId);
  const variant = message?.variant ?? null;
  const project = await findProject(db, userId, projectId);
  const voice = boundVoice(await voiceAfter(db, { userId, projectId, variant }));
  const texts = boundTexts(entries.map(({ text }) => text));
  const conversation = entries.map(({ author }, n) => ({
    by: author === 'them' ? ('them' as const) : ('sender' as const),
    text: texts[n]!,
  }));
  return {
    project: boundProject(project),
    voice,
    person: { username, fullName: fullName ?? '' },
    language: languageOf(conversation, project.productInfo),
    conversation,
    mood: suggested,
  };
}

/** Theirs, if they wrote enough to tell; else that of our own message, or of the project. */
function languageOf(conversation: ReplyRequest['conversation'], product: string): string {
  const said = (by: 'them' | 'sender') =>
    conversation
      .filter((entry) => entry.by === by)
      .map(({ text }) => text)
      .join('\n');
  const theirs = said('them');
  const detected = theirs.length >= 20 ? detectLanguage(theirs) : undefined;
  return detected ?? detectLanguage(said('sender') || product) ?? 'en';
}

function told(error: unknown): unknown {
  if (error instanceof FinalFault) return new AppError('upstream', error.id, error.sentence);
  if (error instanceof TransientFault || (error instanceof Error && error.name === 'TimeoutError'))
    return new AppError('upstream', 'suggestion_failed', conversationErrors.writerAway);
  return error;
}
