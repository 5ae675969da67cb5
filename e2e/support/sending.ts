// Users who may send, and their accounts, created through the API and the stand-ins.
import { expect } from '@playwright/test';
import { morningZone } from '../../server/src/testing/morning-zone.ts';
import { callApi, productUrl } from './call-api.ts';
import type { Person } from './person.ts';

/** Buys a pack in the local checkout and waits for the credits; returns the id of the purchase. */
export async function buyPack({ token }: Person, plan_id = 'plan_1'): Promise<string> {
  type Checkout = { checkout_url: string };
  const { checkout_url: address } = await callApi<Checkout>('POST', '/payments/create-checkout', {
    token,
    body: { plan_id },
  });
  await fetch(productUrl(`${new URL(address).pathname}/pay`), { method: 'POST', redirect: 'manual' });
  type Credits = { total_earned: number };
  const earned = async () => (await callApi<Credits>('GET', '/payments/credits', { token })).total_earned;
  await expect.poll(earned).toBeGreaterThan(10);
  const [purchase] = await callApi<{ id: string }[]>('GET', '/payments/history', { token });
  return purchase!.id;
}

export async function connectInstagram({ token }: Person, username: string): Promise<void> {
  const body = { username, password: 'a fine password', time_zone: morningZone };
  await callApi('POST', '/instagram/connect', { token, body });
}

type Delivered = { from: string; to: string; text: string; delivered_at: string };

/** What the stand-in delivered for this account. */
export async function delivered(from: string): Promise<Delivered[]> {
  const answer = await fetch(productUrl(`/local/instagram.json?from=${encodeURIComponent(from)}`));
  return (await answer.json()) as Delivered[];
}

/** Replies on the stand-in's page as a person whom this account wrote to. */
export async function answerAs(username: string, from: string, text: string): Promise<void> {
  const page = await (await fetch(productUrl(`/local/instagram?from=${encodeURIComponent(from)}`))).text();
  const letter = page.split('<article').find((part) => part.includes(`Answer as @${username} `));
  const [action] = /\/local\/instagram\/[^/"]+\/answer/.exec(letter ?? '') ?? [];
  const body = new URLSearchParams({ text });
  const answer = await fetch(productUrl(action ?? ''), { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
}

/** A name that no other test uses, because the stand-in remembers accounts. */
export function accountName(beginning = 'studio'): string {
  return `${beginning}.${Math.random().toString(36).slice(2, 10)}`;
}
