import type { Readable } from 'node:stream';
import { projectErrors } from '@opener/contract/project';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { csvStream, csvType } from '../../lib/spreadsheet/csv-stream.ts';
import { xlsxStream, xlsxType } from '../../lib/spreadsheet/xlsx-stream.ts';
import { listMessages, streamMessages } from '../dm/list-messages.ts';
import { findProject } from '../project/find-project.ts';
import { exportFileName, type FileName } from './file-name.ts';
import { messageColumns } from './message-columns.ts';

export type ExportDeps = { db: Db; clock: Clock };
export type ExportedFile = { name: FileName; type: string; total: number; content: Readable };

/** Every message of a project, newest first. Destroying the content ends the reading behind it. */
export async function exportMessages(
  deps: ExportDeps,
  request: { userId: string; projectId: string; format: 'xlsx' | 'csv' },
): Promise<ExportedFile> {
  const { userId, projectId, format } = request;
  const project = await findProject(deps.db, userId, projectId);
  const { total } = await listMessages(deps, { userId, projectId }, { sort: 'newest', limit: 1 });
  if (total === 0) throw new AppError('not_found', 'no_messages', projectErrors.noMessages);

  const bites = streamMessages(deps, { userId, projectId });
  return {
    name: exportFileName(project.name, deps.clock.now(), format),
    total,
    ...(format === 'csv'
      ? { type: csvType, content: csvStream(bites, messageColumns) }
      : { type: xlsxType, content: xlsxStream(bites, messageColumns, 'Messages') }),
  };
}
