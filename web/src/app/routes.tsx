// Every path of the site and its screen.
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router';
import { AuthLayout } from './auth-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { page, type Page } from './page.ts';
import { PublicLayout } from './public-layout.tsx';
import { notFound, publicPages } from './public-pages.ts';
import { Root } from './root.tsx';

export function createRoutes(): RouteObject[] {
  return [
    {
      element: <Root />,
      errorElement: <ErrorScreen />,
      children: [
        { element: <PublicOutlet />, children: [...publicPages, notFound].map(routeOf) },
        { element: <AuthLayout />, children: accountPages() },
        {
          path: '/app',
          lazy: async () => ({ Component: (await import('./app-layout.tsx')).AppLayout }),
          children: [...appPages(), routeOf(notFound)],
        },
        ...['dashboard', 'projects', 'messages'].map((name) => ({
          path: `/${name}`,
          handle: { title: 'Opener' },
          element: <Moved to={`/app/${name}`} />,
        })),
        ...devPages(),
      ],
    },
  ];
}

/** The pages that are prerendered at build time. */
export const prerendered = [...publicPages, ...accountPages()].map(({ path }) => path ?? '/');

function accountPages(): RouteObject[] {
  return [
    page(
      '/login',
      { title: 'Log in', waits: true },
      async () => (await import('../features/account/login-screen.tsx')).LoginScreen,
    ),
    page(
      '/signup',
      {
        title: 'Sign up',
        description: 'Create an Opener account. Ten automated sends are free, no card needed.',
      },
      async () => (await import('../features/account/signup-screen.tsx')).SignupScreen,
    ),
    page(
      '/verify-email',
      { title: 'Verify your email' },
      async () => (await import('../features/account/verify-email-screen.tsx')).VerifyEmailScreen,
    ),
    page(
      '/forgot-password',
      { title: 'Forgot password', waits: true },
      async () => (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
    ),
    page(
      '/reset-password',
      { title: 'Reset password' },
      async () => (await import('../features/account/reset-password-screen.tsx')).ResetPasswordScreen,
    ),
  ];
}

function appPages(): RouteObject[] {
  return [
    { index: true, handle: { title: 'Opener' }, element: <Moved to="/app/dashboard" /> },
    page(
      'dashboard',
      { title: 'Dashboard' },
      async () => (await import('./screens/dashboard-screen.tsx')).DashboardScreen,
    ),
    page(
      'projects',
      { title: 'Projects' },
      async () => (await import('./screens/projects-screen.tsx')).ProjectsScreen,
    ),
    page(
      'projects/:id',
      { title: 'Project' },
      async () => (await import('./screens/project-screen.tsx')).ProjectScreen,
    ),
    page(
      'messages',
      { title: 'Messages' },
      async () => (await import('./screens/messages-screen.tsx')).MessagesScreen,
    ),
    page(
      'conversations/:threadId?',
      { title: 'Conversations' },
      async () => (await import('./screens/conversations-screen.tsx')).ConversationsScreen,
    ),
    page(
      'do-not-contact',
      { title: 'Do not contact' },
      async () => (await import('./screens/do-not-contact-screen.tsx')).DoNotContactScreen,
    ),
    page(
      'payments',
      { title: 'Buy Automated Sends' },
      async () => (await import('./screens/payments-screen.tsx')).PaymentsScreen,
    ),
    page(
      'payments/history',
      { title: 'Purchase history' },
      async () => (await import('../features/payment/history-screen.tsx')).HistoryScreen,
    ),
    page(
      'payments/:id/receipt',
      { title: 'Receipt' },
      async () => (await import('../features/payment/receipt-screen.tsx')).ReceiptScreen,
    ),
  ];
}

/** All primitives in all states, in development only. */
function devPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    page(
      '/dev/ui',
      { title: 'Primitives' },
      async () => (await import('../features/gallery/gallery-screen.tsx')).GalleryScreen,
    ),
  ];
}

const routeOf = ({ path, handle, load }: Page): RouteObject => page(path, handle, load);

function PublicOutlet() {
  return (
    <PublicLayout path={useLocation().pathname}>
      <Outlet />
    </PublicLayout>
  );
}

/** Old addresses keep their query. */
function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
