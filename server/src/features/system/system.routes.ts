import * as contract from '@opener/contract/system';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import type { Db } from '../../db/database.ts';
import { migrationsOfCode } from '../../db/migrate.ts';
import { checkReady } from './check-ready.ts';

export function systemRoutes(app: FastifyInstance, deps: { db: Db }): void {
  const migrations = migrationsOfCode();
  route(app, contract.health, async () => ({ status: 'ok' as const }));
  route(app, contract.ready, async () => {
    await checkReady(deps, migrations);
    return { status: 'ok' as const };
  });
}
