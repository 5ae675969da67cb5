// Every screen, by who may see it.
export const publicScreens = [
  { path: '/', title: 'Opener · The first line, written for one person' },
  { path: '/pricing', title: 'Pricing · Opener' },
  { path: '/how-it-works', title: 'How it works · Opener' },
  { path: '/terms', title: 'Terms of Service · Opener' },
  { path: '/privacy', title: 'Privacy Policy · Opener' },
  { path: '/dpa', title: 'Data Processing Agreement · Opener' },
  { path: '/goodbye', title: 'Account deleted · Opener' },
  { path: '/login', title: 'Log in · Opener' },
  { path: '/signup', title: 'Sign up · Opener' },
  { path: '/forgot-password', title: 'Forgot password · Opener' },
  { path: '/reset-password?token=x', title: 'Reset password · Opener' },
];

export const appScreens = [
  { path: '/app/dashboard', title: 'Dashboard · Opener' },
  { path: '/app/projects', title: 'Projects · Opener' },
  { path: '/app/messages', title: 'Messages · Opener' },
  { path: '/app/conversations', title: 'Conversations · Opener' },
  { path: '/app/do-not-contact', title: 'Do not contact · Opener' },
  { path: '/app/payments', title: 'Buy Automated Sends · Opener' },
  { path: '/app/payments/history', title: 'Purchase history · Opener' },
];
