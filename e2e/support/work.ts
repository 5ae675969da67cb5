// Projects and messages for the tests, created through the API.
import { callApi } from './call-api.ts';
import type { Person } from './person.ts';

export type Project = { id: string; name: string; product_info: string; offer_info: string };
export type Message = { id: string; username: string; generated_message: string };

export const studio = {
  name: 'Spring workshops',
  product_info: 'Booking software for small studios: classes, waiting lists and reminders.',
  offer_info: 'First month free, set up together in one call.',
};

export function makeProject({ token }: Person, overrides: Partial<typeof studio> = {}): Promise<Project> {
  return callApi('POST', '/projects/', { token, body: { ...studio, ...overrides } });
}

/** Written one after the other, so that the last one is the newest. */
export async function makeMessages(
  { token }: Person,
  project: Project,
  usernames: string[],
): Promise<Message[]> {
  const messages: Message[] = [];
  for (const username of usernames) {
    const path = `/scrape/projects/${project.id}/generate`;
    messages.push(await callApi<Message>('POST', path, { token, body: { username } }));
  }
  return messages;
}
