// Somebody who buys a pack, connects an account, and queues usernames as long as the bench lasts. A call that fails is made again at the
// other API, as a load balancer and a patient person would.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { BenchPerson } from '../lib/people.ts';

export type Experience = {
  /** What the API has confirmed. */
  queued: Set<string>;
  paid: Set<string>;
  /** By status, or by how the connection ended. */
  answers: Map<string, number>;
  troubles: Trouble[];
  slowestMs: number;
};

/** A call that has to be made again. */
export type Trouble = { at: number; outcome: string; detail: unknown };

export type Crowd = { apis: string[]; ending: AbortSignal; experience: Experience };

type Answer = { status: number; json: unknown; activeJobs: number };

const hungAfterMs = 30_000;
const againAfterMs = 200;
/** As many as the page would show waiting; who has them looks on until some are done. */
const mostOpen = 15;
const lookMs = 500;
const plans = ['plan_1', 'plan_2', 'plan_3'];
const Checkout = z.object({ checkout_url: z.string() });
const Refusal = z.object({ detail: z.string() });

/** Resolves once they have paid and connected. */
export async function settleIn(crowd: Crowd, person: BenchPerson, account: string): Promise<void> {
  await buy(crowd, person, plans[1]!);
  const { status } = await persist(crowd, person, 'POST', '/api/instagram/connect', {
    username: account,
    password: 'only for a bench',
    time_zone: 'UTC',
  });
  if (status !== 200) throw new Error(`Connecting ${account} answered ${status}`);
}

export async function live(crowd: Crowd, person: BenchPerson, account: string): Promise<void> {
  const project = `/api/scrape/projects/${person.projectId}`;
  for (let n = 0; !crowd.ending.aborted; n++) {
    const username = `${account}.to.${n}`;
    const { status } = await persist(crowd, person, 'POST', `${project}/queue`, { username });
    if (status === 202 || status === 200) crowd.experience.queued.add(`${person.projectId} ${username}`);
    if (status === 402 || n % 60 === 59) await buy(crowd, person, plans[Math.floor(Math.random() * 3)]!);
    while (!crowd.ending.aborted) {
      const { activeJobs } = await persist(crowd, person, 'GET', `${project}/jobs?limit=10`);
      if (activeJobs < mostOpen) break;
      await sleep(lookMs);
    }
  }
}

async function buy(crowd: Crowd, person: BenchPerson, plan: string): Promise<void> {
  const { status, json } = await persist(crowd, person, 'POST', '/api/payments/create-checkout', {
    plan_id: plan,
  });
  if (status !== 200) return;
  const { pathname } = new URL(Checkout.parse(json).checkout_url);
  const paid = await persist(crowd, person, 'POST', `${pathname}/pay`);
  if (paid.status === 303) crowd.experience.paid.add(pathname.split('/').at(-1)!);
}

/** Tries again until there is an answer that is not the server's fault, or the bench ends. */
async function persist(
  crowd: Crowd,
  person: BenchPerson,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  let at = Math.floor(Math.random() * crowd.apis.length);
  for (;;) {
    const answer = await call(crowd, person, { method, url: `${crowd.apis[at]}${path}`, body });
    if (answer && answer.status < 500) return answer;
    if (crowd.ending.aborted) return { status: 0, json: undefined, activeJobs: 0 };
    at = (at + 1) % crowd.apis.length;
    await sleep(againAfterMs);
  }
}

async function call(
  { experience }: Crowd,
  { token }: BenchPerson,
  { method, url, body }: { method: string; url: string; body: object | undefined },
): Promise<Answer | undefined> {
  const began = performance.now();
  let outcome = 'connection lost or refused';
  let json: unknown;
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(hungAfterMs),
    });
    const text = await answer.text();
    outcome = String(answer.status);
    json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
    return {
      status: answer.status,
      json,
      activeJobs: Number(answer.headers.get('x-active-count') ?? 0),
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') outcome = 'no answer';
    return undefined;
  } finally {
    if (!/^[1-4]/.test(outcome))
      experience.troubles.push({
        at: performance.now(),
        outcome,
        detail: Refusal.safeParse(json).data?.detail,
      });
    experience.slowestMs = Math.max(experience.slowestMs, performance.now() - began);
    experience.answers.set(outcome, (experience.answers.get(outcome) ?? 0) + 1);
  }
}
