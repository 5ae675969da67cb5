// Each fault that the fake server guards against is planted once.
import { describe, expect, it } from 'vitest';
import { fakeServer, takeComplaints, type Reply } from './fake-server.ts';
import { aJob, aMessage, idOf, projectId, queueCall } from './project-screen.tsx';

const authorization = 'Bearer token-of-ada';
const messages = `GET /scrape/projects/${projectId}/messages`;

async function ask(route: string, body?: unknown, headers: Record<string, string> = { authorization }) {
  const [method = '', path = ''] = route.split(' ');
  return fetch(`/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

describe('a request', () => {
  it.each<[string, string, unknown?, Record<string, string>?]>([
    ['has no answer in this test', messages],
    ['is not in the contract', 'GET /nowhere'],
    ['is not in the contract', 'PATCH /projects/'],
    ['is asked without a session', messages, undefined, {}],
    ['has parameters against the contract', 'DELETE /scrape/jobs/m1'],
    ['has a query against the contract', `${messages}?sort=oldest`],
    ['has a query against the contract', 'GET /sending?limit=5'],
    ['is sent against the contract', queueCall, { username: 'mü' }],
    ['is sent against the contract', queueCall],
    ['is sent without a body', 'POST /auth/logout', {}],
  ])('that %s is a complaint: %s', async (complaint, route, body, headers) => {
    fakeServer({});
    await ask(route, body, headers);
    expect(takeComplaints().join('\n')).toContain(`${route} ${complaint}`);
  });

  it('that fits is none', async () => {
    const server = fakeServer({ [queueCall]: { body: aJob('mira') } });
    const answer = await ask(queueCall, { username: 'mira' });
    expect([answer.status, await answer.json()]).toEqual([202, aJob('mira')]);
    expect(server.bodyOf(queueCall)).toEqual({ username: 'mira' });
    expect(takeComplaints()).toEqual([]);
  });
});

describe('an answer', () => {
  it.each<[string, string, Reply]>([
    ['is answered, but not in the contract', 'GET /nowhere', { body: [] }],
    ['answers against the contract', messages, { body: [{ ...aMessage, id: 'm1' }] }],
    ['answers against the contract', messages, {}],
    ['never answers 201', queueCall, { status: 201, body: aJob('mira') }],
    ['answers without a body', `DELETE /projects/${projectId}`, { body: {} }],
    ['fails against the contract', messages, { status: 404, body: { error: 'Gone' } }],
  ])('that %s is a complaint: %s', (complaint, route, reply) => {
    fakeServer({ [route]: reply });
    expect(takeComplaints().join('\n')).toContain(`${route} ${complaint}`);
    fakeServer({}).answer(route, reply);
    expect(takeComplaints().join('\n')).toContain(`${route} ${complaint}`);
  });

  it('that fits is none, nor is one that is broken on purpose', () => {
    fakeServer({
      [messages]: { body: [aMessage] },
      [queueCall]: { status: 200, body: aJob('mira') },
      [`DELETE /scrape/jobs/${idOf('mira')}`]: 'offline',
      'GET /sending': { status: 502 },
      'GET /payments/plans': { body: 'teapot', broken: true },
    });
    expect(takeComplaints()).toEqual([]);
  });
});
