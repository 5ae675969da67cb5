// Initials on a colour that is derived from the name. The name itself is shown next to it.
import { cx } from './cx.ts';
import { initials } from './initials.ts';

const sizes = {
  sm: 'size-9 text-sm',
  md: 'size-10 text-base',
  lg: 'size-14 text-lg',
};

const tints = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5', 'bg-tint-6'];

interface AvatarProps {
  name: string;
  size?: keyof typeof sizes;
  className?: string;
}

export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full font-display leading-none font-bold whitespace-nowrap tracking-[-0.02em] text-ink select-none',
        sizes[size],
        tints[hash(name) % tints.length],
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
