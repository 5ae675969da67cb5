// Says that this person is never written to, and takes that back.
import { useMutation } from '@tanstack/react-query';
import { failureDetail } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { UserX } from '../../../ui/icons/index.ts';
import { useToast } from '../../../ui/toast.tsx';

interface StopBannerProps {
  username: string;
  /** Removes the person from the do-not-contact list. */
  onAllow: (username: string) => Promise<unknown>;
}

export function StopBanner({ username, onAllow }: StopBannerProps) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => onAllow(username),
    onSuccess: () => toast.success(`@${username} is no longer on your do-not-contact list`),
    onError: (error) => toast.error(failureDetail(error) ?? 'Failed to change the list'),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-ctl bg-red-soft px-4 py-2.5 text-sm text-ink">
      <UserX aria-hidden="true" className="size-5 shrink-0 text-red" />
      <output className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        @{username} is on your do-not-contact list. Nothing is sent to them.
      </output>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
        Undo
      </Button>
    </div>
  );
}
