// Why a message needs a review before it is sent.
import { ShieldAlert } from '../../../ui/icons/index.ts';

export function Caution({ sentence }: { sentence: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-ctl bg-amber-soft px-3.5 py-2 text-sm text-ink sm:max-w-160">
      <ShieldAlert className="mt-0.5 size-4 shrink-0" />
      <span>{sentence}</span>
    </p>
  );
}
