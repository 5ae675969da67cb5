// What each call of the API is asked, of either person. Calls that change something are followed by what undoes them, where they can be.
import { randomUUID } from 'node:crypto';
import { calls } from '@opener/contract';
import { threadFilters } from '@opener/contract/conversation';
import { defaultVoice } from '@opener/contract/voice';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/src/db/database.ts';
import type { BenchPerson } from '../lib/people.ts';

export type Ask = {
  /** The name of the call, and what is special about this one. */
  call: string;
  what?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** It is refused, after looking at everything that it depends on. */
  refused?: number;
  /** A long answer is measured by its first byte. */
  firstByte?: boolean;
};

/** Not measured, each for its reason. */
export const leftOut = [
  // They do not depend on the person's data, or hash a password on purpose.
  'signup',
  'verifyEmail',
  'resendVerification',
  'login',
  'logout',
  'forgotPassword',
  'resetPassword',
  'trySample',
  'health',
  'ready',
  'createCheckout',
  'getReceipt',
  // They wait for a vendor.
  'generateDm',
  'previewDm',
  'suggestReply',
  'connectInstagram',
  'disconnectInstagram',
  'paymentWebhook',
  'instagramWebhook',
  // They queue like queueDm.
  'regenerateMessage',
  'retryJob',
  // They cost what they change.
  'approveAll',
  'sendUnsent',
  'settleOthers',
  'continueFollowUps',
  // Measured by `deletion` below.
  'deleteAccount',
  'deleteProject',
];

export type Known = BenchPerson & {
  sent: string;
  review: string;
  waiting: string;
  newest: string[];
  older: string;
  /** A name that no other contains. */
  rare: string;
  /** One that was answered, and one with a planned follow-up. */
  thread: string;
  followed: string;
};

export async function lookAround(db: Db, person: BenchPerson): Promise<Known> {
  const one = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id);
  const { userId } = person;
  const withStatus = (status: string) =>
    one(
      sql`select message_id as id from deliveries where user_id = ${userId} and status = ${status}::delivery_status limit 1`,
    );
  const [older] = await one(
    sql`select id || '~' || username as id from messages where user_id = ${userId} order by id offset 30 limit 1`,
  );
  const [rare] = await one(sql`
    select username as id from messages where user_id = ${userId} order by id desc
    offset (select count(*) / 5 from messages where user_id = ${userId}) limit 1`);
  return {
    ...person,
    sent: (await withStatus('sent'))[0]!,
    review: (await withStatus('review'))[0]!,
    waiting: (await withStatus('waiting'))[0]!,
    newest: await one(sql`select id from messages where user_id = ${userId} order by id desc limit 40`),
    older: older!,
    rare: rare!,
    thread: (
      await one(sql`select id from threads where user_id = ${userId} and heard_at is not null limit 1`)
    )[0]!,
    followed: (await one(sql`select thread_id as id from follow_ups where user_id = ${userId} limit 1`))[0]!,
  };
}

/** `turn` makes names that are new each time. */
export function asksOf(person: Known, turn: string): Ask[] {
  const project = `/projects/${person.projectId}`;
  const list = `/scrape/projects/${person.projectId}/messages`;
  const searched = (q: string) => `q=${encodeURIComponent(q)}&limit=50`;
  const month = (() => {
    const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    return `from=${day(29)}&to=${day(0)}`;
  })();
  return [
    { call: 'me', path: '/auth/me' },
    { call: 'getChanges', path: '/changes' },
    { call: 'getCredits', path: '/payments/credits' },
    { call: 'listPurchases', path: '/payments/history' },
    { call: 'listPlans', path: '/payments/plans' },
    { call: 'listLedger', path: '/payments/ledger' },
    { call: 'listProjects', path: '/projects/' },
    { call: 'getProject', path: project },
    { call: 'getInstagramStatus', path: '/instagram/status' },
    { call: 'getSending', path: '/sending' },
    { call: 'getSendingStats', path: '/sending/stats' },
    { call: 'getProjectSending', path: `${project}/sending` },
    { call: 'getUnsent', path: `${project}/unsent` },
    { call: 'listDoNotContact', path: '/do-not-contact' },
    { call: 'getVoice', path: `${project}/voice` },
    { call: 'listMessages', what: 'six of the dashboard', path: '/scrape/messages?limit=6' },
    { call: 'listMessages', what: 'a page', path: '/scrape/messages?limit=50' },
    { call: 'listMessages', what: 'by name', path: '/scrape/messages?limit=50&sort=az' },
    { call: 'listMessages', what: 'an old page', path: `/scrape/messages?limit=50&cursor=${person.older}` },
    ...['sent', 'by_hand', 'answered', 'failed', 'skipped', 'waiting', 'review', 'unsent', 'check'].map(
      (state) => ({
        call: 'listMessages',
        what: state,
        path: `/scrape/messages?limit=50&state=${state}`,
      }),
    ),
    { call: 'listMessages', what: 'strong fit', path: '/scrape/messages?limit=50&fit=strong' },
    { call: 'listMessages', what: 'sent this month', path: `/scrape/messages?limit=50&state=sent&${month}` },
    { call: 'listMessages', what: 'search, one person', path: `/scrape/messages?${searched(person.rare)}` },
    { call: 'listMessages', what: 'search, a frequent word', path: `/scrape/messages?${searched('baba')}` },
    { call: 'listMessages', what: 'search, nothing', path: `/scrape/messages?${searched('zebra crossing')}` },
    { call: 'listMessages', what: 'all, first byte', path: '/scrape/messages', firstByte: true },
    { call: 'listProjectMessages', what: 'a page', path: `${list}?limit=50` },
    { call: 'listProjectMessages', what: 'by name', path: `${list}?limit=50&sort=az` },
    { call: 'listProjectMessages', what: 'search', path: `${list}?${searched(person.rare)}` },
    { call: 'countMessages', what: 'all', path: '/scrape/message-counts' },
    {
      call: 'countMessages',
      what: 'of a project',
      path: `/scrape/message-counts?project_id=${person.projectId}`,
    },
    { call: 'countMessages', what: 'this month', path: `/scrape/message-counts?${month}` },
    { call: 'countMessages', what: 'search', path: `/scrape/message-counts?q=${person.rare}` },
    { call: 'listMessageIds', path: '/scrape/message-ids?state=review' },
    { call: 'exportProject', what: 'first byte', path: `${project}/export`, firstByte: true },
    {
      call: 'exportProject',
      what: 'search, first byte',
      path: `${project}/export?q=${person.rare}`,
      firstByte: true,
    },
    { call: 'listJobs', path: `/scrape/projects/${person.projectId}/jobs` },
    {
      call: 'listJobs',
      what: 'as the page polls',
      path: `/scrape/projects/${person.projectId}/jobs?limit=50`,
    },
    { call: 'getTrend', path: '/figures/trend' },
    { call: 'listProjectFigures', path: '/figures/projects' },
    { call: 'getVoiceTest', path: `${project}/voice-test` },
    { call: 'getWhatWorks', path: `${project}/what-works` },
    ...conversationsOf(person),
    ...changesOf(person, turn),
    ...saidIn(person, turn),
  ];
}

function conversationsOf(person: Known): Ask[] {
  const list = '/conversations?limit=30';
  return [
    { call: 'listThreads', what: 'a page', path: list },
    ...threadFilters.map((filter) => ({
      call: 'listThreads',
      what: filter,
      path: `${list}&filter=${filter}`,
    })),
    { call: 'listThreads', what: 'unread', path: `${list}&unread=true` },
    { call: 'listThreads', what: 'of a project', path: `${list}&project_id=${person.projectId}` },
    { call: 'listThreads', what: 'search, one person', path: `${list}&q=${person.rare}` },
    { call: 'listThreads', what: 'search, nothing', path: `${list}&q=zebra+crossing` },
    { call: 'countThreads', path: '/conversations/counts' },
    { call: 'countUnread', path: '/conversations/unread' },
    { call: 'getThread', path: `/conversations/${person.thread}` },
    { call: 'getNotices', path: '/notices' },
    { call: 'getFollowUps', path: `/projects/${person.projectId}/follow-ups` },
    { call: 'listReviewedFollowUps', path: '/follow-ups/review' },
  ];
}

/** Nothing of it is sent: a reply is taken back at once. */
function saidIn(person: Known, turn: string): Ask[] {
  const thread = `/conversations/${person.thread}`;
  const project = `/projects/${person.projectId}`;
  const reply = randomUUID();
  const days = { first_days: 3, second_days: 7 + (Number(turn.at(-1)) % 2) };
  return [
    { call: 'markRead', method: 'PUT', path: `${thread}/read`, body: { read: true } },
    { call: 'setOutcome', method: 'PUT', path: `${thread}/outcome`, body: { outcome: 'interested' } },
    { call: 'sendReply', method: 'POST', path: `${thread}/replies`, body: { id: reply, text: turn } },
    { call: 'changeReply', method: 'POST', path: `${thread}/replies/${reply}`, body: { action: 'cancel' } },
    {
      call: 'changeFollowUp',
      method: 'POST',
      path: `/conversations/${person.followed}/follow-up`,
      body: { action: 'resume' },
      refused: 409,
    },
    { call: 'updateFollowUps', method: 'PUT', path: `${project}/follow-ups`, body: { on: true, ...days } },
    { call: 'updateNotices', method: 'PUT', path: '/notices', body: { answers: 'daily' } },
    {
      call: 'saveVoiceTest',
      method: 'PUT',
      path: `${project}/voice-test`,
      body: { tone: 'warm', length: 'usual' },
    },
    { call: 'endVoiceTest', method: 'POST', path: `${project}/voice-test/end`, body: { use: 'a' } },
  ];
}

function changesOf(person: Known, turn: string): Ask[] {
  const project = `/projects/${person.projectId}`;
  const scrape = `/scrape/projects/${person.projectId}`;
  const name = `new.${turn}`;
  const sent = `/scrape/messages/${person.sent}`;
  return [
    {
      call: 'listWritten',
      method: 'POST',
      path: `${scrape}/written`,
      body: { usernames: [name, 'target.1', 'target.50', 'target.77'] },
    },
    { call: 'queueDm', method: 'POST', path: `${scrape}/queue`, body: { username: name } },
    { call: 'getJob', path: '/scrape/jobs/{job}' },
    { call: 'cancelJob', method: 'DELETE', path: '/scrape/jobs/{job}' },
    {
      call: 'createProject',
      method: 'POST',
      path: '/projects/',
      body: { name, product_info: 'p', offer_info: 'o' },
    },
    { call: 'updateProject', method: 'PUT', path: project, body: { name } },
    { call: 'saveVoice', method: 'PUT', path: `${project}/voice`, body: defaultVoice },
    {
      call: 'updateMessage',
      method: 'PUT',
      path: `${scrape}/messages/${person.review}`,
      body: { generated_message: `Typed by hand, ${turn}.` },
    },
    { call: 'listVersions', path: `/scrape/messages/${person.review}/versions` },
    {
      call: 'restoreVersion',
      method: 'POST',
      path: `/scrape/messages/${person.review}/versions/{version}/restore`,
    },
    { call: 'markAnswered', method: 'PUT', path: `${sent}/answered`, body: { answered: false } },
    {
      call: 'markAnswered',
      what: 'again',
      method: 'PUT',
      path: `${sent}/answered`,
      body: { answered: true },
    },
    { call: 'markMessage', method: 'PUT', path: `${sent}/sent`, body: { sent: true } },
    { call: 'addDoNotContact', method: 'POST', path: '/do-not-contact', body: { usernames: [name] } },
    { call: 'removeDoNotContact', method: 'DELETE', path: `/do-not-contact/${name}` },
    {
      call: 'changeDelivery',
      method: 'POST',
      path: `/scrape/messages/${person.waiting}/delivery`,
      body: { action: 'approve' },
      refused: 409,
    },
    {
      call: 'changeMessages',
      what: 'preview of forty',
      method: 'POST',
      path: '/scrape/messages/change',
      body: { action: 'delete', ids: person.newest, preview: true },
    },
    { call: 'updateSending', method: 'PUT', path: '/sending', body: { paused: false } },
    { call: 'updateProjectSending', method: 'PUT', path: `${project}/sending`, body: { mode: 'auto' } },
    {
      call: 'takeBackChange',
      method: 'POST',
      path: '/scrape/messages/take-back',
      body: { changed_at: '2020-01-01T00:00:00.000Z' },
    },
    {
      call: 'takeBackApproval',
      method: 'POST',
      path: `${project}/take-back-approval`,
      body: { approved_at: '2020-01-01T00:00:00.000Z' },
    },
  ];
}

/** Calls of the contract that are neither asked nor left out on purpose. */
export function unknownCalls(asks: Ask[]): string[] {
  const known = new Set([...asks.map(({ call }) => call), ...leftOut]);
  return calls.map(({ name }) => name).filter((name) => !known.has(name));
}
