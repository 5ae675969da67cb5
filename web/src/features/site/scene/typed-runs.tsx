// A message up to the character that is being typed. The rest of the word keeps its space, so that it never jumps to the next line.
import { MarkedRuns } from './marked-runs.tsx';
import { restOfWord, upTo, type Run } from './runs.ts';

export function TypedRuns({ runs, typed }: { runs: readonly Run[]; typed: number }) {
  return (
    <>
      <MarkedRuns runs={upTo(runs, typed)} />
      <span className="-me-0.5 inline-block h-[1.1em] w-0.5 translate-y-[0.18em] rounded-full bg-current" />
      <span className="opacity-0">{restOfWord(runs, typed)}</span>
    </>
  );
}
