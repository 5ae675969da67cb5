// One sample at a time: asked for, being written, written or refused. The newest question wins.
import { useRef, useState, type ReactNode } from 'react';
import { failureDetail } from '../../../lib/api.ts';

type State = { busy: boolean; sample?: ReactNode; failure?: string };

export function useSample() {
  const [state, setState] = useState<State>({ busy: false });
  const newest = useRef(0);

  const ask = async (username: string) => {
    const question = ++newest.current;
    setState({ busy: true });
    const next = await answerTo(username);
    if (question === newest.current) setState({ busy: false, ...next });
  };

  return { ...state, ask: (username: string) => void ask(username) };
}

/** The call, its schemas and how the answer is shown are fetched when somebody tries: the front page is light without them. */
async function answerTo(username: string): Promise<Omit<State, 'busy'>> {
  try {
    const { writeSample } = await import('./write-sample.tsx');
    return { sample: await writeSample(username) };
  } catch (error) {
    return { failure: failureDetail(error) ?? 'Network error. Please try again.' };
  }
}
