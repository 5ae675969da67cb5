// Fills a demo account, through the same use cases as everybody else.
import { runOnce } from 'graphile-worker';
import { createVerifiedUser } from './features/account/create-verified-user.ts';
import { queueDm } from './features/dm/queue-dm.ts';
import { createProject } from './features/project/create-project.ts';
import { listProjects } from './features/project/list-projects.ts';
import { accountDepsOf, allJobs, type Services } from './wiring.ts';
import { quietLogger, taskList } from './worker/worker.ts';

const demo = { name: 'Ada Lindqvist', email: 'demo@opener.local', password: 'opener-demo-1' };

const campaigns = [
  {
    project: {
      name: 'Spring workshops',
      productInfo: 'Booking software for studios: classes, waiting lists, reminders.',
      offerInfo: 'First month free, set up in one call.',
    },
    usernames: [
      'mira.kilns',
      'northlight.yoga',
      'hafen.kaffee',
      'ridge.climbing',
      'lumen.fotografie',
      'missing.account',
    ],
  },
  {
    project: {
      name: 'Cafés in the north',
      productInfo: 'We roast single-origin coffee and deliver it to cafés every week.',
      offerInfo: 'A free tasting box with six coffees, no contract.',
    },
    usernames: ['bakkerij.noord', 'kiosk.kreuzberg'],
  },
];

export async function seed(services: Services): Promise<string[]> {
  const userId = await createVerifiedUser(accountDepsOf(services), demo);
  const isFirstTime = (await listProjects(services, userId)).length === 0;
  if (isFirstTime) {
    for (const { project, usernames } of campaigns) {
      const { id: projectId } = await createProject(services, userId, project);
      for (const username of usernames) await queueDm(services, { userId, projectId, username });
    }
    const { database, log } = services;
    await runOnce({
      pgPool: database.pool,
      taskList: taskList(allJobs(services), log),
      logger: quietLogger(log),
      noHandleSignals: true,
    });
  }
  return [
    isFirstTime
      ? 'Made a demo account with two projects.'
      : 'The demo account is there already; its password was set anew.',
    `Sign in at ${services.config.publicUrl}/login with ${demo.email} and the password ${demo.password}`,
  ];
}
