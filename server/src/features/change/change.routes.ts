// The HTTP routes of what changed.
import * as contract from '@opener/contract/change';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/crypto.ts';
import { readLatestChange } from './read-latest-change.ts';

export function changeRoutes(app: FastifyInstance, deps: { db: Db; secrets: Secrets }): void {
  route(app, contract.getChanges, async ({ session }) => ({
    latest: await readLatestChange(deps, session.user.id),
  }));
}
