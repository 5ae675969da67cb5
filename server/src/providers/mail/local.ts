// The stand-in for a mail server: a mailbox in the database, shown at /local/mail. It plays every user's inbox.
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { localMails } from '../../db/schema.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import type { MailPort } from './port.ts';

const shown = 200;

export type LocalMail = typeof localMails.$inferSelect;

export type LocalMailbox = MailPort & {
  /** Newest first; of one address, or of all. */
  list(to?: string): Promise<LocalMail[]>;
};

export function createLocalMailbox(deps: { db: Db; clock: Clock }): LocalMailbox {
  return {
    async send(mail) {
      await deps.db.insert(localMails).values({ ...mail, id: newId(), sentAt: deps.clock.now() });
    },
    list: (to) =>
      deps.db
        .select()
        .from(localMails)
        .where(to === undefined ? undefined : sql`lower(${localMails.to}) = lower(${to})`)
        .orderBy(desc(localMails.id))
        .limit(shown),
    async close() {},
  };
}
