// The messages of a project as a file, all or the filtered ones, under the server's file name.
import { useMutation } from '@tanstack/react-query';
import type { Fit } from '@opener/contract/message';
import type { MessageState } from '@opener/contract/message-list';
import { exportProject, type Project } from '@opener/contract/project';
import type { VariantLetter } from '@opener/contract/voice-test';
import { apiFile } from '../../../lib/api.ts';
import { exportFileName } from '../export-file-name.ts';

export type ExportFormat = 'xlsx' | 'csv';

export interface ExportFilter {
  q: string;
  fit: Fit | undefined;
  variant: VariantLetter | undefined;
  state: MessageState | undefined;
  from: string | undefined;
  to: string | undefined;
  account: string | undefined;
}

interface Wanted {
  project: Project;
  format: ExportFormat;
  /** Undefined for all. */
  only: ExportFilter | undefined;
}

// A hundred thousand messages take a while to write and transfer.
const timeoutMs = 300_000;

export function useExportProject() {
  return useMutation({
    mutationFn: async ({ project, format, only }: Wanted) => {
      const { file, headers } = await apiFile(exportProject, {
        params: { id: project.id },
        // Without a format the server answers with the spreadsheet.
        query: {
          format: format === 'csv' ? format : undefined,
          ...(only && { ...only, q: only.q || undefined }),
        },
        timeoutMs,
      });
      const total = headers.get('x-total-count');
      return {
        file,
        name: exportFileName(headers.get('content-disposition'), project.name, format),
        /** How many messages the file has, if the server says so. */
        count: total === null ? undefined : Number(total),
      };
    },
  });
}
