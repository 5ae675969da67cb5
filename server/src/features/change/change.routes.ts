// The HTTP routes of what changed.
import * as contract from '@opener/contract/change';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import type { Db } from '../../db/database.ts';
import { readLatestChange } from './read-latest-change.ts';

export function changeRoutes(app: FastifyInstance, deps: { db: Db }): void {
  route(app, contract.getChanges, async ({ session }) => ({
    latest: await readLatestChange(deps.db, session.user.id),
  }));
}
