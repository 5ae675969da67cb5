// Fills a demo account, through the same use cases as everybody else.
import { createVerifiedUser } from './features/account/create-verified-user.ts';
import { accountDepsOf, type Services } from './wiring.ts';

const demo = { name: 'Ada Lindqvist', email: 'demo@opener.local', password: 'opener-demo-1' };

export async function seed(services: Services): Promise<string[]> {
  await createVerifiedUser(accountDepsOf(services), demo);
  return [
    `Sign in at ${services.config.publicUrl}/login with ${demo.email} and the password ${demo.password}`,
  ];
}
