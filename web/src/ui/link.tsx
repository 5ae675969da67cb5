// A link within the site. The app lets its router follow it; a public page has no router and leaves it to the browser.
import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}

function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
