// From a username to the sample as it is shown.
import type { ReactNode } from 'react';
import { askForSample } from '../api/try-sample.ts';
import { SampleView } from './sample-view.tsx';

export async function writeSample(username: string): Promise<ReactNode> {
  return <SampleView sample={await askForSample(username)} />;
}
