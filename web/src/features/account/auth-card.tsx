// The card of every account form: a title, one line of instructions, the form, and a link elsewhere.
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

type AuthCardProps = { title: string; intro?: ReactNode; footer?: ReactNode; children: ReactNode };

export function AuthCard({ title, intro, footer, children }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="text-2xl">{title}</h1>
      {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
      <div className="mt-6 rounded-card border border-line bg-card p-5 shadow-soft sm:p-7">{children}</div>
      {footer !== undefined && <p className="mt-5 text-center text-sm text-muted">{footer}</p>}
    </div>
  );
}

export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="rounded-sm font-semibold text-blue underline decoration-1 underline-offset-3 hover:decoration-2 touch:py-3.25"
    />
  );
}
