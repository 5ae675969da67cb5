// A button that opens a short list of actions and links. A header, when given, names the list.
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

interface MenuProps {
  trigger: ReactElement;
  label: string;
  header?: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}

export function Menu({ trigger, label, header, align = 'end', children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} aria-label={label} />
      {/* A named section, so that the list is inside a landmark. */}
      <Base.Portal render={<section aria-label={label} />}>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup className="max-h-(--available-height) max-w-[min(20rem,var(--available-width))] min-w-52 origin-(--transform-origin) overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-soft outline-none transition-[opacity,scale] duration-120 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
            {header === undefined ? (
              children
            ) : (
              <Base.Group>
                <Base.GroupLabel className="-mx-1.5 mb-1.5 border-b border-line px-4.5 pt-2 pb-3 [overflow-wrap:anywhere]">
                  {header}
                </Base.GroupLabel>
                {children}
              </Base.Group>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  tone?: 'neutral' | 'danger';
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, tone = 'neutral', icon, disabled = false, children }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      className={cx(row, tone === 'danger' ? danger : neutral)}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

export function MenuLink({
  to,
  icon,
  children,
}: {
  to: LinkProps['to'];
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={cx(row, neutral)}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

const row =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-ctl px-3 py-2 text-sm font-medium no-underline select-none ' +
  'data-disabled:pointer-events-none data-disabled:text-muted data-highlighted:-outline-offset-2 touch:min-h-11 ' +
  '[&_svg]:size-4.5 [&_svg]:shrink-0';
const neutral = 'text-ink data-highlighted:bg-well [&_svg]:text-muted';
const danger = 'text-red data-highlighted:bg-red-soft';
