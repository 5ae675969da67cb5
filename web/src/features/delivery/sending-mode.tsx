// Whether a project's messages go out by themselves or wait for a look. It counts for messages written from now on.
import { useId } from 'react';
import type { ProjectSending } from '@opener/contract/delivery';
import { failureDetail } from '../../lib/api.ts';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateProjectSending } from './api/update-project-sending.ts';

type Mode = ProjectSending['mode'];

const modes: { mode: Mode; label: string }[] = [
  { mode: 'auto', label: 'Send automatically' },
  { mode: 'review', label: 'Hold for my review' },
];

export function SendingMode({ projectId, mode }: { projectId: string; mode: Mode }) {
  const name = useId();
  const toast = useToast();
  const { mutate, isPending, variables } = useUpdateProjectSending(projectId);
  const chosen = isPending ? variables : mode;

  function choose(next: Mode): void {
    if (isPending) return;
    mutate(next, { onError: (error) => toast.error(failureDetail(error) ?? 'Failed to change sending') });
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-xs text-muted">New messages</legend>
      <div className="flex flex-col gap-1 rounded-ctl bg-well p-1">
        {modes.map((one) => (
          <label
            key={one.mode}
            className="flex min-h-9 items-center gap-2.5 rounded-[7px] px-2.5 text-sm font-semibold text-muted transition-colors has-checked:bg-card has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus touch:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === one.mode}
              onChange={() => choose(one.mode)}
              className="size-4 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-card outline-none checked:border-[5px] checked:border-blue"
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
