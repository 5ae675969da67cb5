// Somebody who can send, and what a conversation says.
import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.ts';
import { accountName, buyPack, connectInstagram } from './sending.ts';
import { makeProject, type Project } from './work.ts';

export async function makeSender(person: Person): Promise<{ account: string; project: Project }> {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  return { account, project: await makeProject(person) };
}

export function said(page: Page, username: string): Locator {
  return page.getByRole('log', { name: `Conversation with @${username}` });
}
