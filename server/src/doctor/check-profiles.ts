import * as z from 'zod';
import { askJson } from './ask-json.ts';
import { type Finding, findingsOf } from './check.ts';

const { ok, fault, skipped, blocked } = findingsOf('profiles');
const actor = 'apify~instagram-profile-scraper';
/** Enough for some hundred profiles. */
const leastUsd = 1;

export type ApifySettings = { token: string; apiUrl?: string };

const User = z.object({
  data: z.object({ username: z.string(), plan: z.object({ id: z.string().nullish() }).nullish() }),
});
const Limits = z.object({
  data: z.object({
    limits: z.object({ maxMonthlyUsageUsd: z.number() }),
    current: z.object({ monthlyUsageUsd: z.number() }),
  }),
});

export async function checkProfiles(apify: ApifySettings | undefined): Promise<Finding[]> {
  if (!apify) return [skipped('token', 'no APIFY_TOKEN: profiles are made up', 'set APIFY_TOKEN')];
  const base = (apify.apiUrl ?? 'https://api.apify.com').replace(/\/+$/, '');
  const ask = (path: string) =>
    askJson(`${base}/v2/${path}`, { headers: { authorization: `Bearer ${apify.token}` } });

  const me = await ask('users/me');
  const { data: user } = User.safeParse(me.body);
  if (me.status !== 200 || !user) {
    const found =
      me.status === 401
        ? fault(
            'token',
            'Apify does not recognize this token',
            'copy it again from Settings → API & Integrations',
          )
        : fault('token', `Apify: ${me.told}`, 'try again later');
    return blocked(found, 'scraper', 'budget');
  }
  const plan = user.data.plan?.id ? `, plan ${user.data.plan.id}` : '';
  const scraper = await ask(`acts/${actor}`);
  const limits = await ask('users/me/limits');
  return [
    ok('token', `belongs to ${user.data.username}${plan}`),
    scraper.status === 200
      ? ok('scraper', 'the Instagram profile scraper can be used')
      : fault(
          'scraper',
          `the Instagram profile scraper: ${scraper.told}`,
          'rent or allow apify/instagram-profile-scraper for this token',
        ),
    budgetOf(limits.status === 200 ? limits.body : undefined, limits.told),
  ];
}

function budgetOf(body: unknown, told: string): Finding {
  const { data } = Limits.safeParse(body);
  if (!data) return skipped('budget', `Apify did not report the remaining budget: ${told}`);
  const { limits, current } = data.data;
  const left = limits.maxMonthlyUsageUsd - current.monthlyUsageUsd;
  const text = `$${Math.max(0, left).toFixed(2)} of $${limits.maxMonthlyUsageUsd.toFixed(2)} left this month`;
  return left >= leastUsd
    ? ok('budget', text)
    : fault('budget', text, 'raise the monthly limit, or wait for the next month');
}
