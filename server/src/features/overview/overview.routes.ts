// The HTTP routes of figures, and of the test of voices, whose answers are figures.
import * as contract from '@opener/contract/figure';
import * as tests from '@opener/contract/voice-test';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { route } from '../../api/route.ts';
import type { OverviewDeps } from './deps.ts';
import { endVoiceTest } from '../writing/end-voice-test.ts';
import { saveVoiceTest } from '../writing/save-voice-test.ts';
import { variantFrom } from '../writing/voice-document.ts';
import { presentVoiceTest } from './present.ts';
import { readTrend } from './read-trend.ts';
import { readVoiceTest } from './read-voice-test.ts';
import { readWhatWorks } from './read-what-works.ts';
import { listProjectResults } from './tally.repo.ts';

export function overviewRoutes(app: FastifyInstance, deps: OverviewDeps & { db: Db }): void {
  route(app, contract.listProjectFigures, async ({ session }) => {
    const rows = await listProjectResults(deps.db, session.user.id);
    return rows.map(({ projectId, ...results }) => ({ project_id: projectId, ...results }));
  });

  route(app, contract.getTrend, async ({ session }) => readTrend(deps, session.user.id));

  route(app, tests.getVoiceTest, async ({ session, params }) =>
    presentVoiceTest(await readVoiceTest(deps, { userId: session.user.id, projectId: params.id })),
  );

  route(app, tests.saveVoiceTest, async ({ session, params, body }) => {
    const which = { userId: session.user.id, projectId: params.id };
    await saveVoiceTest(deps, which, variantFrom(body));
    return presentVoiceTest(await readVoiceTest(deps, which));
  });

  route(app, tests.endVoiceTest, async ({ session, params, body }) => {
    const which = { userId: session.user.id, projectId: params.id };
    await endVoiceTest(deps, which, body.use);
    return presentVoiceTest(await readVoiceTest(deps, which));
  });

  route(app, tests.getWhatWorks, async ({ session, params }) =>
    readWhatWorks(deps, { userId: session.user.id, projectId: params.id }),
  );
}
