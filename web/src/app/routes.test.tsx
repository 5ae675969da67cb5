import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { HideNavigation, useHideNavigation } from '../lib/shell.ts';
import { plans } from '../features/payment/testing/plans.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshAccount } from '../testing/fresh-account.ts';
import { renderApp, signIn } from '../testing/render-app.tsx';
import { pageHandle } from './page.ts';
import { createRoutes, prerendered } from './routes.tsx';

function leaves(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children ? leaves(route.children) : [route]));
}

describe('the addresses', () => {
  it('all have a title', () => {
    const all = leaves(createRoutes());
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ handle }) => !pageHandle(handle))).toEqual([]);
  });

  it('that are public are prerendered', () => {
    expect(prerendered.toSorted()).toEqual(
      [
        '/',
        '/dpa',
        '/forgot-password',
        '/goodbye',
        '/how-it-works',
        '/login',
        '/pricing',
        '/privacy',
        '/reset-password',
        '/signup',
        '/terms',
        '/verify-email',
      ].toSorted(),
    );
  });

  it.each([
    ['/app', '/app/dashboard'],
    ['/dashboard?from=mail', '/app/dashboard?from=mail'],
    ['/projects', '/app/projects'],
    ['/messages', '/app/messages'],
  ])('%s has moved to %s', async (old, now) => {
    fakeServer(freshAccount);
    signIn();
    const app = await renderApp(old);
    await screen.findByRole('button', { name: 'AL, Your account' });
    await waitFor(() => expect(app.where()).toBe(now));
  });

  it.each([
    ['/nowhere', 'Page not found · Opener'],
    ['/login', 'Log in · Opener'],
    ['/', 'Opener · The first line, written for one person'],
  ])('%s is titled %s', async (address, title) => {
    fakeServer({});
    await renderApp(address);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

it('a new page puts the focus on its heading', async () => {
  fakeServer({});
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  const heading = await screen.findByRole('heading', { name: 'Forgot your password?' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it.each([
  ['/', 'Sign in', 'Start free'],
  ['/pricing', 'Sign In', 'Get Started'],
])('the header of %s offers %s and %s', async (address, login, signup) => {
  fakeServer({ 'GET /payments/plans': { body: plans } });
  await renderApp(address);
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: login }).getAttribute('href')).toBe('/login');
  expect(header.getByRole('link', { name: signup }).getAttribute('href')).toBe('/signup');
});

it('the public header knows who is signed in', async () => {
  fakeServer(freshAccount);
  signIn();
  await renderApp('/pricing');
  const link = await screen.findByRole('link', { name: 'Go to Dashboard' });
  expect(link.getAttribute('href')).toBe('/app/dashboard');
});

it('a screen may hide the navigation, until it is left', () => {
  const view = render(<Shell shown />);
  expect(screen.queryByRole('navigation')).toBeNull();
  view.rerender(<Shell shown={false} />);
  expect(screen.getByRole('navigation')).toBeTruthy();
});

function Screen() {
  useHideNavigation(true);
  return null;
}

function Shell({ shown }: { shown: boolean }) {
  const [hidden, setHidden] = useState(false);
  return (
    <HideNavigation value={setHidden}>
      {!hidden && <nav />}
      {shown && <Screen />}
    </HideNavigation>
  );
}
