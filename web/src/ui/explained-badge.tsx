// A badge with an explanation on hover and focus.
import { Badge, type BadgeProps } from './badge.tsx';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

export function ExplainedBadge({ text, className, ...badge }: BadgeProps & { text: string }) {
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className={cx(
          'relative inline-flex max-w-full cursor-help! rounded-full touch:after:absolute touch:after:-inset-2.5',
          className,
        )}
      >
        <Badge {...badge} />
      </button>
    </Tooltip>
  );
}
