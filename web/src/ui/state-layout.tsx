// The layout shared by the empty and the failed state of a list or page.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface StateLayoutProps {
  drawing: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** 1 if it is the only content of the page. */
  level?: 1 | 2 | 3;
  role?: 'alert';
  className?: string;
}

export function StateLayout({ drawing, title, text, action, level = 2, role, className }: StateLayoutProps) {
  const Heading = `h${level}` as const;
  return (
    <div role={role} className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      {drawing}
      <Heading className="mt-4 text-lg">{title}</Heading>
      {text !== undefined && <p className="mt-1.5 max-w-[36ch] text-muted">{text}</p>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
