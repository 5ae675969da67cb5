// One sample at a time: asked for, being written, written or refused. The newest question wins.
import { useRef, useState, type ReactNode } from 'react';
import { failureDetail } from '../../../lib/api.ts';
import type { Written } from './write-sample.tsx';

type State = { busy: boolean; sample?: ReactNode; failure?: string };

/** `onRead` hears which username was read from what was typed. */
export function useSample(onRead: (username: string, typed: string) => void) {
  const [state, setState] = useState<State>({ busy: false });
  const newest = useRef(0);

  const ask = async (typed: string) => {
    const question = ++newest.current;
    setState({ busy: true });
    const next = await answerTo(typed);
    if (question !== newest.current) return;
    setState({ busy: false, ...next });
    if ('username' in next) onRead(next.username, typed);
  };

  return { ...state, ask: (typed: string) => void ask(typed) };
}

/** The call, its schemas, what reads usernames and how the answer is shown are fetched when somebody tries: the front page is light without them. */
async function answerTo(typed: string): Promise<Written> {
  try {
    const { writeSample } = await import('./write-sample.tsx');
    return await writeSample(typed);
  } catch (error) {
    return { failure: failureDetail(error) ?? 'Network error. Please try again.' };
  }
}
