// A prerendered public page as the browser takes it over, without the router and the query client.
import type { ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { PublicLayout } from './public-layout.tsx';
import { SkipLink } from './skip-link.tsx';
import { useTypedEarly } from './use-typed-early.ts';

export function SitePage({ path, Screen }: { path: string; Screen: ComponentType }) {
  useTypedEarly();
  return (
    <ErrorBoundary>
      <SkipLink />
      <PublicLayout path={path}>
        <Screen />
      </PublicLayout>
    </ErrorBoundary>
  );
}
