import type { Readable } from 'node:stream';
import { projectErrors } from '@opener/contract/project';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { csvStream, csvType } from '../../lib/spreadsheet/csv-stream.ts';
import { xlsxStream, xlsxType } from '../../lib/spreadsheet/xlsx-stream.ts';
import { listAnswers } from '../conversation/list-answers.ts';
import { type MessageBatches, readMessageBatches } from '../overview/read-message-batches.ts';
import type { AskedFilter } from '../overview/resolve-filter.ts';
import { findProject } from '../project/find-project.ts';
import { exportFileName, type FileName } from './file-name.ts';
import { type ExportedMessage, messageColumns } from './message-columns.ts';

export type ExportDeps = { db: Db; clock: Clock };
export type ExportedFile = { name: FileName; type: string; total: number; content: Readable };

export type ExportRequest = Omit<AskedFilter, 'projectId'> & {
  projectId: string;
  format: 'xlsx' | 'csv';
};

/** The messages of a project, all or those that match, newest first. Destroying the content stops reading. */
export async function exportMessages(
  deps: ExportDeps,
  { format, ...filter }: ExportRequest,
): Promise<ExportedFile> {
  const project = await findProject(deps.db, filter.userId, filter.projectId);
  const { total, batches: messages } = await readMessageBatches(deps, filter);
  if (total === 0) throw new AppError('not_found', 'no_messages', projectErrors.noMessages);
  const batches = withAnswers(deps.db, filter.userId, messages);

  return {
    name: exportFileName(project.name, deps.clock.now(), format),
    total,
    ...(format === 'csv'
      ? { type: csvType, content: csvStream(batches, messageColumns) }
      : { type: xlsxType, content: xlsxStream(batches, messageColumns, 'Messages') }),
  };
}

async function* withAnswers(
  db: Db,
  userId: string,
  batches: MessageBatches['batches'],
): AsyncGenerator<ExportedMessage[]> {
  for await (const batch of batches) {
    const answers = await listAnswers(
      db,
      userId,
      batch.map(({ id }) => id),
    );
    yield batch.map((row) => ({ ...row, answer: answers.get(row.id) }));
  }
}
