// Export to Excel, with CSV as an alternative.
import type { Project } from '@opener/contract/project';
import { projectErrors } from '@opener/contract/project';
import { ApiError, failureDetail } from '../../lib/api.ts';
import { wholeNumber } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useExportProject, type ExportFilter, type ExportFormat } from './api/export-project.ts';
import { ChevronDown, Download, FileText, Sheet } from '../../ui/icons/index.ts';

const called = { xlsx: 'Excel', csv: 'CSV' } as const;

interface ExportMessagesProps {
  project: Project;
  /** How many there are in all. */
  count: number;
  /** The active filter of the list on this page, if any, and how many it shows. */
  shown?: { filter: ExportFilter; count: number } | undefined;
}

export function ExportMessages({ project, count, shown }: ExportMessagesProps) {
  const toast = useToast();
  const exporting = useExportProject();

  async function run(format: ExportFormat, only?: ExportFilter): Promise<void> {
    if (count < 1) return toast.error('No messages to export. Generate some messages first.');
    try {
      const { file, name, count: total = count } = await exporting.mutateAsync({ project, format, only });
      saveFile(file, name);
      toast.success(`${called[format]} file downloaded successfully! (${total} messages)`);
    } catch (error) {
      toast.error(problemOf(error));
    }
  }

  return (
    <div className="flex max-sm:w-full">
      <Button
        variant="secondary"
        busy={exporting.isPending}
        busyLabel="Exporting"
        icon={<Download aria-hidden="true" className="size-4.5" />}
        onClick={() => void run('xlsx')}
        className="rounded-e-none max-sm:flex-1"
      >
        Export to Excel
      </Button>
      <Menu
        label="Export formats"
        trigger={
          <Button
            variant="secondary"
            disabled={exporting.isPending}
            className="-ms-px w-11 rounded-s-none px-0 focus-visible:z-1"
          >
            <ChevronDown aria-hidden="true" className="size-4.5" />
          </Button>
        }
      >
        <MenuItem icon={<Sheet aria-hidden="true" />} onSelect={() => void run('xlsx')}>
          Excel file (.xlsx)
        </MenuItem>
        <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => void run('csv')}>
          CSV file (.csv)
        </MenuItem>
        {shown && shown.count > 0 && (
          <>
            <MenuItem icon={<Sheet aria-hidden="true" />} onSelect={() => void run('xlsx', shown.filter)}>
              Excel, only the {wholeNumber(shown.count)} shown
            </MenuItem>
            <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => void run('csv', shown.filter)}>
              CSV, only the {wholeNumber(shown.count)} shown
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return projectErrors.noMessages;
  return failureDetail(error) ?? 'Failed to export messages. Please try again.';
}
