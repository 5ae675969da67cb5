// The state of the Instagram stand-in: who is logged in, what was delivered, how often something was tried.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  localInstagramAccounts as accounts,
  localInstagramAnswers as answers,
  localInstagramMessages as sent,
  localTries,
} from '../../db/schema.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import type { ChatMessage, SendRequest } from './port.ts';

export type LocalInstagramMessage = typeof sent.$inferSelect;
export type LocalOutbox = ReturnType<typeof createLocalOutbox>;

export function createLocalOutbox({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async addAccount(username: string): Promise<string> {
      const id = `acc_local_${newId()}`;
      await db.insert(accounts).values({ id, username, createdAt: clock.now() });
      return id;
    },

    async hasAccount(id: string): Promise<boolean> {
      return (await db.select().from(accounts).where(eq(accounts.id, id))).length > 0;
    },

    async removeAccount(id: string): Promise<void> {
      await db.delete(accounts).where(eq(accounts.id, id));
    },

    async loseAccounts(username: string): Promise<string[]> {
      const gone = await db.delete(accounts).where(eq(accounts.username, username)).returning();
      return gone.map(({ id }) => id);
    },

    accountInTouch: (who: { us: string; them: string }) => accountInTouch(db, who),

    /** `isFirst`: nothing was delivered to them from this account before. */
    async deliver({
      connection,
      from,
      to,
      text,
    }: SendRequest): Promise<{ id: string; chatId: string; isFirst: boolean }> {
      const row = { id: newId(), accountId: connection, from, to, text, deliveredAt: clock.now() };
      const isFirst = (await db.$count(sent, and(eq(sent.from, from), eq(sent.to, to)))) === 0;
      await db.insert(sent).values(row);
      return { id: row.id, chatId: chatOf(connection, to), isFirst };
    },

    async keepAnswer(answer: Omit<typeof answers.$inferInsert, 'id'>): Promise<string> {
      const id = newId();
      await db.insert(answers).values({ id, ...answer });
      return id;
    },

    /** Both sides, oldest first. */
    async listChat(accountId: string, them: string, since: Date): Promise<ChatMessage[]> {
      const [ours, theirs] = await Promise.all([
        db
          .select()
          .from(sent)
          .where(and(eq(sent.accountId, accountId), eq(sent.to, them), gt(sent.deliveredAt, since))),
        db
          .select()
          .from(answers)
          .where(and(eq(answers.accountId, accountId), eq(answers.from, them), gt(answers.at, since))),
      ]);
      const all = [
        ...ours.map(({ id, text, deliveredAt: at }) => ({ id, byUs: true, fromId: null, text, at })),
        ...theirs.map(({ id, text, at }) => ({ id, byUs: false, fromId: idOf(them), text, at })),
      ];
      return all
        .map((message) => ({ ...message, id: messageIdOf(message.id) }))
        .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    },

    list(from?: string): Promise<LocalInstagramMessage[]> {
      const wanted = from === undefined ? undefined : eq(sent.from, from);
      return db.select().from(sent).where(wanted).orderBy(desc(sent.id));
    },

    async find(id: string): Promise<LocalInstagramMessage | undefined> {
      const [row] = await db
        .select()
        .from(sent)
        .where(sql`${sent.id}::text = ${id}`);
      return row;
    },

    /** Includes this try. */
    async countTry(what: string): Promise<number> {
      const [row] = await db
        .insert(localTries)
        .values({ key: `instagram:${what}`, count: 1 })
        .onConflictDoUpdate({ target: localTries.key, set: { count: sql`${localTries.count} + 1` } })
        .returning({ count: localTries.count });
      return row!.count;
    },
  };
}

/** The account that last wrote to them, or the newest of that name. */
async function accountInTouch(
  db: Db,
  { us, them }: { us: string; them: string },
): Promise<string | undefined> {
  const [last] = await db
    .select()
    .from(sent)
    .where(and(eq(sent.from, us), eq(sent.to, them)))
    .orderBy(desc(sent.id))
    .limit(1);
  if (last) return last.accountId;
  const ofThatName = eq(accounts.username, us);
  const [account] = await db.select().from(accounts).where(ofThatName).orderBy(desc(accounts.id)).limit(1);
  return account?.id;
}

/** Instagram's own id of an account. */
export function idOf(username: string): string {
  return `ig_${username}`;
}

export function nameOf(id: string): string | undefined {
  return id.startsWith('ig_') ? id.slice('ig_'.length) : undefined;
}

export function chatOf(accountId: string, to: string): string {
  return `chat:${accountId}:${to}`;
}

/** With whom; undefined for a conversation of another connection. */
export function personIn(chatId: string, accountId: string): string | undefined {
  const start = chatOf(accountId, '');
  return chatId.startsWith(start) ? chatId.slice(start.length) : undefined;
}

export function messageIdOf(id: string): string {
  return `msg_local_${id}`;
}
