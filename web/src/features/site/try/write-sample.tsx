// From what was typed to the sample as it is shown.
import type { ReactNode } from 'react';
import { readOnePerson } from '../../../lib/usernames/read-one-person.ts';
import { askForSample } from '../api/try-sample.ts';
import { SampleView } from './sample-view.tsx';

export type Written = { username: string; sample: ReactNode } | { failure: string };

/** Takes a handle or a link as the app does. */
export async function writeSample(typed: string): Promise<Written> {
  const read = readOnePerson(typed);
  if ('fault' in read) return { failure: read.fault };
  const { username } = read;
  return { username, sample: <SampleView sample={await askForSample(username)} /> };
}
