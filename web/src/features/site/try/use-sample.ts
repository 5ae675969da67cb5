// One sample at a time: requested, being written, written or refused. The newest request wins.
import { useRef, useState, type ReactNode } from 'react';
import { failureDetail } from '../../../lib/api.ts';
import type { Written } from './write-sample.tsx';

type State = { busy: boolean; sample?: ReactNode; failure?: string };

/** `onRead` receives the username that was parsed from the input. */
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

/** The call, its schemas, the username parser and the view are loaded on the first try, to keep the front page light. */
async function answerTo(typed: string): Promise<Written> {
  try {
    const { writeSample } = await import('./write-sample.tsx');
    return await writeSample(typed);
  } catch (error) {
    return { failure: failureDetail(error) ?? 'Network error. Please try again.' };
  }
}
