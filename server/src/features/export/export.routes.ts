// The HTTP routes of exports.
import * as contract from '@opener/contract/project';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import { releaseWhenClosed } from '../../api/release-when-closed.ts';
import { openCall } from '../attempt/limit-open-calls.ts';
import { exportMessages, type ExportDeps } from './export-messages.ts';
import type { FileName } from './file-name.ts';

export function exportRoutes(app: FastifyInstance, deps: ExportDeps): void {
  route(app, contract.exportProject, async ({ session, params, query, reply }) => {
    const userId = session.user.id;
    releaseWhenClosed(reply, await openCall(deps, { userId, call: 'export' }));
    const { name, type, total, content } = await exportMessages(deps, {
      userId,
      projectId: params.id,
      format: query.format,
      search: query.q || undefined,
      fit: query.fit,
      variant: query.variant,
      state: query.state,
      from: query.from,
      to: query.to,
      account: query.account,
    });
    return reply
      .header('content-disposition', attachment(name))
      .header('x-total-count', total)
      .type(type)
      .send(content);
  });
}

/** The plain form for old clients, and the extended form of RFC 5987 with the exact name. */
function attachment({ ascii, full }: FileName): string {
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
