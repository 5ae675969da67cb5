// The HTTP routes of voices and previews.
import * as contract from '@opener/contract/voice';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { route } from '../../api/route.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { inOpenCall } from '../attempt/limit-open-calls.ts';
import type { WritingDeps } from './deps.ts';
import { presentPreview, presentVoice } from './present.ts';
import { previewDm } from './preview-dm.ts';
import { readVoice } from './read-voice.ts';
import { saveVoice } from './save-voice.ts';
import { voiceFrom } from './voice-document.ts';

/** Counts every try, because each may cost a profile and a draft. */
const previewLimits = { action: 'preview', perAddress: 200, perAccount: 30, windowMinutes: 24 * 60 };

export function writingRoutes(
  app: FastifyInstance,
  deps: WritingDeps & AttemptDeps & { rateLimits: boolean },
): void {
  route(app, contract.getVoice, async ({ session, params }) =>
    presentVoice(await readVoice(deps, session.user.id, params.id)),
  );

  route(app, contract.saveVoice, async ({ session, params, body }) => {
    await saveVoice(deps, session.user.id, params.id, voiceFrom(body));
    return presentVoice(await readVoice(deps, session.user.id, params.id));
  });

  route(
    app,
    contract.previewDm,
    async ({ session, params, body }) => {
      const userId = session.user.id;
      const voice = body.voice && voiceFrom(body.voice);
      const preview = () => previewDm(deps, { userId, projectId: params.id, username: body.username, voice });
      return presentPreview(await inOpenCall(deps, { userId, call: 'preview' }, preview));
    },
    { before: rateLimit(deps, previewLimits), waits: true },
  );
}
