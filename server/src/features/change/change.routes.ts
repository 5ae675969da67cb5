// The HTTP door to what changed.
import * as contract from '@opener/contract/change';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import type { Db } from '../../db/database.ts';
import { readVersion } from './read-version.ts';

export function changeRoutes(app: FastifyInstance, deps: { db: Db }): void {
  route(app, contract.getChanges, async ({ session }) => ({
    version: await readVersion(deps.db, session.user.id),
  }));
}
