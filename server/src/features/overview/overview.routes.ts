// The HTTP routes of figures.
import * as contract from '@opener/contract/figure';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import type { OverviewDeps } from './deps.ts';
import { readTrend } from './read-trend.ts';
import { listProjectResults } from './tally.repo.ts';

export function overviewRoutes(app: FastifyInstance, deps: OverviewDeps): void {
  route(app, contract.listProjectFigures, async ({ session }) => {
    const rows = await listProjectResults(deps.db, session.user.id);
    return rows.map(({ projectId, ...results }) => ({ project_id: projectId, ...results }));
  });

  route(app, contract.getTrend, async ({ session }) => readTrend(deps, session.user.id));
}
