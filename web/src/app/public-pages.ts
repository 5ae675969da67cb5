// The pages that anybody may read. This list imports no router, so that a prerendered one can do without.
import type { Page } from './page.ts';

export const publicPages: readonly Page[] = [
  {
    path: '/',
    handle: {
      title: 'Opener · The first line, written for one person',
      description:
        'Opener reads a public Instagram profile and writes the direct message you would have written yourself. Ten sends are free.',
    },
    load: async () => (await import('../features/site/landing-screen.tsx')).LandingScreen,
  },
  {
    path: '/pricing',
    handle: {
      title: 'Pricing',
      description: 'One-time packs of automated sends. No monthly fee, credits never expire.',
    },
    load: async () => (await import('../features/payment/pricing-screen.tsx')).PricingScreen,
  },
  {
    path: '/how-it-works',
    handle: {
      title: 'How it works',
      description: 'From a public profile to a personal message, step by step.',
    },
    load: async () => (await import('../features/site/how-it-works-screen.tsx')).HowItWorksScreen,
  },
  {
    path: '/terms',
    handle: { title: 'Terms of Service' },
    load: async () => (await import('../features/site/terms-screen.tsx')).TermsScreen,
  },
  {
    path: '/privacy',
    handle: { title: 'Privacy Policy' },
    load: async () => (await import('../features/site/privacy-screen.tsx')).PrivacyScreen,
  },
  {
    path: '/dpa',
    handle: { title: 'Data Processing Agreement' },
    load: async () => (await import('../features/site/dpa-screen.tsx')).DpaScreen,
  },
  {
    path: '/goodbye',
    handle: { title: 'Account deleted' },
    load: async () => (await import('../features/account/goodbye-screen.tsx')).GoodbyeScreen,
  },
];

export const notFound: Page = {
  path: '*',
  handle: { title: 'Page not found' },
  load: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
};
