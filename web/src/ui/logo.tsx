// The product's name and logo: a speech bubble that is also the letter O.
import { cx } from './cx.ts';

const sizes = {
  sm: { mark: 'size-5.5', name: 'text-[1.1875rem]' },
  md: { mark: 'size-6.5', name: 'text-[1.375rem]' },
  lg: { mark: 'size-10', name: 'text-2xl' },
};

interface LogoProps {
  size?: keyof typeof sizes;
  className?: string;
}

export function Logo({ size = 'md', className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.25', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0 fill-blue', sizes[size].mark)}>
        <path
          fillRule="evenodd"
          d="M16 0a16 16 0 1 1 0 32H2.5A2.5 2.5 0 0 1 0 29.5V16A16 16 0 0 1 16 0Zm0 10a6 6 0 0 0-6 6v4.9c0 .6.5 1.1 1.1 1.1H16a6 6 0 0 0 0-12Z"
        />
      </svg>
      <span className={cx('font-display leading-none font-bold tracking-[-0.03em]', sizes[size].name)}>
        Opener
      </span>
    </span>
  );
}
