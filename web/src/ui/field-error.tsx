import { CircleAlert } from './icons/index.ts';
// The error of a control, below it: an icon and a sentence, so that colour is not the only sign.

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-red">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
