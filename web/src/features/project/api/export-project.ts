// All messages of a project as a file, under the name the server gives it.
import { useMutation } from '@tanstack/react-query';
import { exportProject, type Project } from '@opener/contract/project';
import { apiFile } from '../../../lib/api.ts';
import { exportFileName } from '../export-file-name.ts';

export type ExportFormat = 'xlsx' | 'csv';

// A hundred thousand messages take a while to write and to travel.
const timeoutMs = 300_000;

export function useExportProject() {
  return useMutation({
    mutationFn: async ({ project, format }: { project: Project; format: ExportFormat }) => {
      const { file, headers } = await apiFile(exportProject, {
        params: { id: project.id },
        // The plain address is the spreadsheet.
        ...(format === 'csv' && { query: { format } }),
        timeoutMs,
      });
      return { file, name: exportFileName(headers.get('content-disposition'), project.name, format) };
    },
  });
}
