// A user with a session, a project and credits.
import { sql } from 'drizzle-orm';
import { sessions } from '../../server/src/db/schema.ts';
import { createVerifiedUser } from '../../server/src/features/account/create-verified-user.ts';
import { createProject } from '../../server/src/features/project/create-project.ts';
import { days, after } from '../../server/src/lib/clock.ts';
import { hashToken, newToken } from '../../server/src/lib/crypto.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { aProject } from '../../server/src/testing/fake-ports.ts';
import { accountDepsOf, type Services } from '../../server/src/wiring.ts';

export type BenchPerson = { userId: string; projectId: string; token: string };

export async function createPerson(services: Services, credits = 0): Promise<BenchPerson> {
  const { db, clock } = services;
  const email = `${newId()}@example.com`;
  const userId = await createVerifiedUser(accountDepsOf(services), {
    name: 'Ann',
    email,
    password: newToken(),
  });
  const token = newToken();
  const now = clock.now();
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt: after(now, days(1)) });
  const { name, product_info: productInfo, offer_info: offerInfo } = aProject;
  const { id: projectId } = await createProject(services, userId, { name, productInfo, offerInfo });
  if (credits > 0) {
    await db.execute(sql`
      with entry as (
        insert into credit_entries (id, user_id, kind, amount, reference, note, created_at)
        values (gen_random_uuid(), ${userId}, 'grant', ${credits}, 'grant:bench:' || ${userId}::text, 'For a bench', now()))
      update credit_accounts set earned = earned + ${credits} where user_id = ${userId}`);
  }
  return { userId, projectId, token };
}
