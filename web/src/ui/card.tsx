// A card. With a title it is a named region of the page.
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
  as?: 'section' | 'article' | 'aside' | 'div' | 'li';
}

export function Card({ title, action, level = 2, as, className, children, ...rest }: CardProps) {
  const titleId = useId();
  const titled = title !== undefined && title !== null;
  const Root = as ?? (titled ? 'section' : 'div');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Root
      aria-labelledby={titled ? titleId : undefined}
      {...rest}
      className={cx('min-w-0 rounded-card border border-line bg-card p-4 sm:p-5.5', className)}
    >
      {(titled || action !== undefined) && (
        <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {titled && (
            <Heading id={titleId} className="min-w-0 flex-1 basis-40 text-lg">
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </Root>
  );
}
