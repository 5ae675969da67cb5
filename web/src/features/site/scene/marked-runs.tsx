// Text with the details found so far marked.
import { Mark } from '../../../ui/mark.tsx';
import type { Run } from './runs.ts';

interface MarkedRunsProps {
  runs: readonly Run[];
  /** The details found so far, whose marks are animated. All by default. */
  found?: ReadonlySet<number> | undefined;
}

export function MarkedRuns({ runs, found }: MarkedRunsProps) {
  return runs.map(({ text, detail }) => {
    if (detail === undefined || found?.has(detail) === false) return text;
    return (
      <Mark key={detail} draw={found !== undefined}>
        {text}
      </Mark>
    );
  });
}
