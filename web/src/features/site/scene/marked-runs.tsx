// Text with the details found so far marked.
import { MarkedText } from '../../../ui/marked-text.tsx';
import type { Run } from './runs.ts';

interface MarkedRunsProps {
  runs: readonly Run[];
  /** The details found so far, whose marks are animated. All by default. */
  found?: ReadonlySet<number> | undefined;
}

export function MarkedRuns({ runs, found }: MarkedRunsProps) {
  const pieces = runs.map(({ text, detail = 0 }) => ({
    at: detail,
    text,
    marked: detail !== 0 && found?.has(detail) !== false,
  }));
  return <MarkedText pieces={pieces} draw={found !== undefined} />;
}
