// A message that stays on the page until it is resolved or closed.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from './icons/index.ts';

const tones = {
  success: { Icon: CircleCheck, look: 'bg-green-soft', icon: 'text-green' },
  warning: { Icon: TriangleAlert, look: 'bg-amber-soft', icon: 'text-amber' },
  danger: { Icon: CircleAlert, look: 'bg-red-soft', icon: 'text-red' },
  info: { Icon: Info, look: 'bg-blue-soft', icon: 'text-blue' },
};

interface BannerProps {
  tone?: keyof typeof tones;
  onClose?: () => void;
  className?: string;
  children: ReactNode;
}

export function Banner({ tone = 'info', onClose, className, children }: BannerProps) {
  const { Icon, look, icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex min-w-0 items-start gap-3 rounded-ctl px-4 py-3 text-sm text-ink', look, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-px size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</div>
      {onClose && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onClose}
          className="-my-3 -me-4 grid size-11 shrink-0 place-items-center rounded-ctl text-ink focus-visible:-outline-offset-4"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  );
}
