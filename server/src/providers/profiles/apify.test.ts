import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OperatorFault, TransientFault, UnsureFault } from '../../lib/port-faults.ts';
import {
  apifyItem,
  apifyToken,
  type ApifyFault,
  type ApifyStep,
  errorAnswer,
  startApifyServer,
  type TestApifyServer,
} from '../../testing/apify-server.ts';
import { createApifyProfiles } from './apify.ts';
import { profilesPortSuite } from './port.suite.ts';
import type { ProfilesPort } from './port.ts';

const signal = new AbortController().signal;

describe('profiles from Apify', () => {
  let server: TestApifyServer;
  let port: ProfilesPort;
  beforeAll(async () => {
    server = await startApifyServer();
    port = createApifyProfiles({ token: apifyToken, apiUrl: server.url });
    const broken = errorAnswer(500, 'internal-error', 'Try later');
    server.fail('flaky.suite', 'start', broken, broken);
  });
  afterAll(() => server.close());

  const read = (username: string) => port.read(username, { signal });
  const faultOf = (username: string, from = port) =>
    from.read(username, { signal }).then(
      () => expect.unreachable('read a profile'),
      (fault: unknown) => fault,
    );

  profilesPortSuite(() => port);

  it('asks once per step: start, wait, items', async () => {
    server.requests.length = 0;
    await read('counted');
    expect(server.requests).toEqual([
      'POST /v2/actors/apify~instagram-profile-scraper/runs',
      'GET /v2/actor-runs/run-of-counted',
      'GET /v2/datasets/finds-of-counted/items',
    ]);
  });

  it('asks again about a run that is under way, or not known yet', async () => {
    const going = { id: 'run-of-patient', status: 'RUNNING', defaultDatasetId: 'finds-of-patient' };
    server.requests.length = 0;
    server.fail('patient', 'wait', errorAnswer(404, 'record-not-found', 'Not found'), {
      body: { data: going },
    });
    await expect(read('patient')).resolves.toMatchObject({ username: 'patient' });
    expect(server.requests).toEqual([
      'POST /v2/actors/apify~instagram-profile-scraper/runs',
      'GET /v2/actor-runs/run-of-patient',
      'GET /v2/actor-runs/run-of-patient',
      'GET /v2/actor-runs/run-of-patient',
      'GET /v2/datasets/finds-of-patient/items',
    ]);
  });

  it('follows no redirect, which could start a second run', async () => {
    server.requests.length = 0;
    server.fail('moved', 'start', { status: 307, headers: { location: '/v2/elsewhere' } });
    expect(await faultOf('moved')).toBeInstanceOf(TransientFault);
    expect(server.requests).toHaveLength(1);
  });

  it('finds a name that the scraper spells with capitals', async () => {
    server.find('mira.capitals', [apifyItem('Mira.Capitals')]);
    await expect(read('mira.capitals')).resolves.toMatchObject({ username: 'mira.capitals' });
  });

  it.each([
    ['not_found', [{ username: 'gone', error: 'not_found', errorDescription: 'Post does not exist' }]],
    ['no_items', [{ error: 'no_items', errorDescription: 'Empty or private data for provided input' }]],
    ['an empty dataset', []],
  ])('is not sure that somebody is missing after %s, and says what is known', async (_name, items) => {
    server.find('gone', items);
    const fault = await faultOf('gone');
    expect(fault).toBeInstanceOf(UnsureFault);
    expect(fault).toMatchObject({ id: 'profile_missing', sentence: expect.stringContaining('renamed') });
  });

  const html = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Maintenance</h1>' };
  const passing: [string, ApifyStep, ApifyFault][] = [
    ['a 500 at the start', 'start', errorAnswer(500, 'internal-error', 'Oops')],
    ['a 502 page of a proxy', 'wait', { ...html, status: 502 }],
    ['a 503 at the items', 'items', errorAnswer(503, 'unavailable', 'Busy')],
    ['a page instead of JSON', 'items', html],
    ['malformed JSON', 'items', { body: '[{"username": mira}]' }],
    ['an empty body', 'items', { body: '' }],
    ['a truncated answer', 'items', 'truncate'],
    ['a connection cut at the start', 'start', 'cut'],
    ['a connection cut within the items', 'items', 'cut within'],
    ['a run without an id', 'start', { status: 201, body: { data: { status: 'READY' } } }],
    ['a run without data', 'start', { status: 201, body: { run: 1 } }],
    ['a run described in another way', 'wait', { body: { data: { id: 'x', status: 'SUCCEEDED' } } }],
    ['a failed run', 'wait', { body: { data: { id: 'x', status: 'FAILED', defaultDatasetId: 'd' } } }],
    [
      'a run that timed out there',
      'wait',
      { body: { data: { id: 'x', status: 'TIMED-OUT', defaultDatasetId: 'd' } } },
    ],
    ['items that are no list', 'items', { body: { items: [] } }],
    ['an item that is no object', 'items', { body: ['mira'] }],
    ['an item of another shape', 'items', { body: [{ username: 'x', followersCount: 'many' }] }],
    ['somebody else', 'items', { body: [apifyItem('a.stranger')] }],
    [
      'too many runs at once',
      'start',
      errorAnswer(402, 'actor-memory-limit-exceeded', 'Exceeds the memory limit'),
    ],
  ];
  it.each(passing)('calls %s transient, and works the next time', async (what, step, fault) => {
    const username = what.replaceAll(/\W/g, '.').toLowerCase();
    server.fail(username, step, fault);
    expect(await faultOf(username)).toBeInstanceOf(TransientFault);
    await expect(read(username)).resolves.toMatchObject({ username });
  });

  it('passes on how long a busy vendor wants us to wait, in seconds or as a date', async () => {
    const busy = { status: 429, body: { error: { type: 'rate-limit-exceeded', message: 'Slow down' } } };
    server.fail('busy', 'start', { ...busy, headers: { 'retry-after': '7' } });
    expect(await faultOf('busy')).toMatchObject({ name: 'TransientFault', retryAfterMs: 7_000 });

    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    server.fail('busy', 'items', { ...busy, headers: { 'retry-after': inAMinute } });
    const fault = await faultOf('busy');
    expect(fault).toBeInstanceOf(TransientFault);
    expect((fault as TransientFault).retryAfterMs).toBeGreaterThan(50_000);
    expect((fault as TransientFault).retryAfterMs).toBeLessThanOrEqual(60_000);

    server.fail('busy', 'start', { ...busy, headers: { 'retry-after': 'soon' } }, busy);
    expect(await faultOf('busy')).toMatchObject({ retryAfterMs: undefined });
    expect(await faultOf('busy')).toMatchObject({ retryAfterMs: undefined });
  });

  it.each<ApifyStep>(['start', 'wait', 'items'])(
    'gives up on a vendor that falls silent at %s',
    async (step) => {
      // A server of its own: on a busy machine the request may arrive after we gave up, and be counted by the next test.
      const silent = await startApifyServer();
      const hasty = createApifyProfiles({ token: apifyToken, apiUrl: silent.url, timeoutMs: 150 });
      silent.fail('silent', step, 'hang');
      const fault = await faultOf('silent', hasty);
      await silent.close();
      expect(fault).toBeInstanceOf(TransientFault);
      expect(String(fault)).toContain('150 ms');
    },
  );

  it('lets go of a request under way when the caller leaves', async () => {
    const caller = new AbortController();
    const reason = new Error('left');
    server.requests.length = 0;
    const reading = port.read('slow.leaver', { signal: caller.signal });
    await vi.waitUntil(() => server.requests.includes('GET /v2/actor-runs/run-of-slow.leaver'), 30_000);
    caller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });

  it('tells out of funds from everything else', async () => {
    server.fail('poor', 'start', errorAnswer(402, 'not-enough-usage-to-run-paid-actor', 'Not enough usage'));
    expect(await faultOf('poor')).toMatchObject({ id: 'profiles_out_of_funds' });
    const spent = errorAnswer(403, 'platform-feature-disabled', 'Monthly usage hard limit exceeded');
    server.fail('poor', 'start', spent);
    const fault = await faultOf('poor');
    expect(fault).toBeInstanceOf(OperatorFault);
    expect(fault).toMatchObject({ id: 'profiles_out_of_funds' });
  });

  it('says that a refused token is our fault, finally', async () => {
    const refused = await faultOf('mira.kilns', createApifyProfiles({ token: 'wrong', apiUrl: server.url }));
    expect(refused).toBeInstanceOf(OperatorFault);
    expect(refused).toMatchObject({ id: 'profiles_refused', sentence: expect.stringContaining('our side') });
    server.fail('forbidden', 'start', errorAnswer(403, 'insufficient-permissions', 'No'));
    expect(await faultOf('forbidden')).toMatchObject({ id: 'profiles_refused' });
  });

  it('treats a server that is not there as passing', async () => {
    const nobody = createApifyProfiles({ token: apifyToken, apiUrl: 'http://127.0.0.1:1' });
    expect(await faultOf('mira.kilns', nobody)).toBeInstanceOf(TransientFault);
  });

  it('never lets the token or the vendor’s words out, in a fault or on the console', async () => {
    const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
    const faults: unknown[] = [];
    for (const fault of [
      'cut',
      'truncate',
      errorAnswer(500, 'no run for leaky.name', 'leaky.name'),
      errorAnswer(400, 'x', 'leaky.name'),
    ] as const) {
      server.fail('leaky', 'start', fault);
      faults.push(await faultOf('leaky'));
    }
    const output = written.flatMap((spy) => spy.mock.calls.map((call) => String(call[0]))).join('');
    for (const spy of written) spy.mockRestore();
    expect(faults).toHaveLength(4);
    const told = inspect(faults, { depth: 20, showHidden: true });
    expect(told).not.toContain(apifyToken);
    expect(told).not.toContain('leaky.name');
    expect(output).not.toContain(apifyToken);
  });
});
