// The HTTP routes of credits.
import * as contract from '@opener/contract/credit';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import type { Db } from '../../db/database.ts';
import { presentCredits } from './present.ts';
import { readCredits } from './read-credits.ts';

export function creditRoutes(app: FastifyInstance, deps: { db: Db }): void {
  route(app, contract.getCredits, async ({ session }) =>
    presentCredits(await readCredits(deps.db, session.user.id)),
  );
}
