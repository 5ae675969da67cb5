// One sample at a time: asked for, being written, written or refused. The newest question wins.
import { useMutation } from '@tanstack/react-query';
import { failureDetail } from '../../../lib/api.ts';

export function useSample() {
  const { mutate, data, error, isPending } = useMutation({
    // The call and its schemas are fetched when somebody tries; the front page is light without them.
    mutationFn: async (username: string) => {
      const { askForSample } = await import('../api/try-sample.ts');
      return askForSample(username);
    },
  });
  return {
    ask: mutate,
    sample: data,
    busy: isPending,
    failure: error ? (failureDetail(error) ?? 'Network error. Please try again.') : undefined,
  };
}
