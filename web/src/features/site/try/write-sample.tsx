// From the input to the displayed sample.
import type { ReactNode } from 'react';
import { readOnePerson } from '../../../lib/usernames/read-one-person.ts';
import { askForSample } from '../api/try-sample.ts';
import { SampleView } from './sample-view.tsx';

export type Written = { username: string; sample: ReactNode } | { failure: string };

/** Accepts a handle or a link, like the app. */
export async function writeSample(typed: string): Promise<Written> {
  const read = readOnePerson(typed);
  if ('fault' in read) return { failure: read.fault };
  const { username } = read;
  return { username, sample: <SampleView sample={await askForSample(username)} /> };
}
