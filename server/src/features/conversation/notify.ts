import { localDayAndHour } from '@opener/contract/local-time';
import { findUser } from '../account/account.repo.ts';
import { findTimeZone, lockSendingAccount } from '../instagram/sending-account.ts';
import { postMail } from '../mail/post-mail.ts';
import type { ConversationDeps } from './deps.ts';
import { answersMailQueue, newAnswersMail } from './mails.ts';
import { listDailyReaders, listNewAnswers, lockNotice, setMailedAt } from './notice.repo.ts';

type NoticeDeps = Pick<ConversationDeps, 'db' | 'clock' | 'log' | 'secrets' | 'publicUrl'>;

/** One mail about everything that is new and unread; each answer is mailed once at most. */
export async function notify(deps: NoticeDeps, userId: string, wanted: 'at_once' | 'daily'): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Answers are taken under this lock, so none that is older than the mail can arrive after the list was read.
    await lockSendingAccount(tx, userId);
    const notice = await lockNotice(tx, userId);
    if (notice?.choice !== wanted) return;
    const user = await findUser(tx, userId);
    const { names, total } = await listNewAnswers(tx, userId, notice.mailedAt);
    if (!user || total === 0) return;
    await setMailedAt(tx, userId, deps.clock.now());
    const mail = newAnswersMail({ name: user.name, names, total, publicUrl: deps.publicUrl });
    await postMail(deps, tx, { to: user.email, ...mail }, { queueName: answersMailQueue(userId) });
  });
}

/** In the user's morning. */
const mailHour = 8;

/** A failure for one must not keep the others from their mail. The queue retries, and nobody is mailed twice. */
export async function notifyDaily(deps: NoticeDeps): Promise<void> {
  let failed = 0;
  for (const userId of await listDailyReaders(deps.db))
    await notifyInMorning(deps, userId).catch((error: unknown) => {
      failed += 1;
      deps.log.error({ err: error, userId }, 'a daily mail about answers could not be written');
    });
  if (failed > 0) throw new Error(`daily mails about answers that could not be written: ${failed}`);
}

async function notifyInMorning(deps: NoticeDeps, userId: string): Promise<void> {
  const { hour } = localDayAndHour(deps.clock.now(), await findTimeZone(deps.db, userId));
  if (hour === mailHour) await notify(deps, userId, 'daily');
}
