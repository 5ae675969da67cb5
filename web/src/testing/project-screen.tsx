// The project screen on a scriptable fake server.
import { screen } from '@testing-library/react';
import type { Job } from '@opener/contract/dm';
import { fakeServer } from './fake-server.ts';
import { freshAccount } from './fresh-account.ts';
import { renderApp, signIn } from './render-app.tsx';
import { idleProject } from './sending.ts';
import { followUpsOff } from './follow-ups.ts';
import { noVoiceTest } from './voice-test.ts';
import { aVoice } from './voice.ts';

export const projectId = '0198f7a2-0000-7000-8000-00000000000a';
export const aProject = {
  id: projectId,
  name: 'Spring workshops',
  product_info: 'Booking software for studios',
  offer_info: 'First month free',
  created_at: '2026-03-01T10:00:00Z',
};
export const queueCall = `POST /scrape/projects/${projectId}/queue`;
export const writtenCall = `POST /scrape/projects/${projectId}/written`;
export const jobsCall = `GET /scrape/projects/${projectId}/jobs?limit=100`;
export const messagesCall = `GET /scrape/projects/${projectId}/messages?limit=50&sort=newest`;
const followUpsCall = `GET /projects/${projectId}/follow-ups`;
export const voiceCall = `GET /projects/${projectId}/voice`;
/** A deterministic id for a text. */
export const idOf = (text: string) =>
  `0198f7a2-0000-7000-8003-${Buffer.from(text).toString('hex').slice(0, 12).padStart(12, '0')}`;
export const aJob = (username: string, status: Job['status'] = 'pending', error?: string): Job => ({
  id: idOf(username),
  project_id: projectId,
  username,
  status,
  created_at: '2026-03-01T10:00:00Z',
  started_at: null,
  result: error === undefined ? null : { error },
});
export const aMessage = {
  id: idOf('message'),
  project_id: projectId,
  username: 'mira',
  generated_message: 'Hi Mira',
  sent: false,
  sent_at: null,
  edited: false,
  created_at: '2026-03-01T10:00:00Z',
  facts: [],
};

export function serveProject(replies: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    ...freshAccount,
    [`GET /projects/${projectId}`]: { body: aProject },
    [jobsCall]: { body: [] },
    [writtenCall]: { body: [] },
    [`GET /projects/${projectId}/sending`]: { body: idleProject },
    [voiceCall]: { body: aVoice() },
    [followUpsCall]: { body: followUpsOff },
    ...noVoiceTest(projectId),
    [messagesCall]: { body: [], headers: { 'x-total-count': '0' } },
    ...replies,
  });
}

export async function openProject(replies: Parameters<typeof fakeServer>[0] = {}) {
  const server = serveProject(replies);
  const app = await renderApp(`/app/projects/${projectId}`);
  const input = await screen.findByLabelText<HTMLInputElement>('Usernames');
  const asked = (route: string) => server.asked.filter((one) => one.route === route);
  return { ...app, server, input, asked, bodies: () => asked(queueCall).map(({ body }) => body) };
}

export const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Queue' });
export const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove @/ }).map((chip) => chip.textContent?.slice(1));
export const shown = (text: string | RegExp) => screen.findByText(text);

/** The setup of every test of the screen. */
export function prepareProjectScreen(): void {
  signIn();
}
