// The first jobs of a project and how many there are, polled every three seconds while the page is visible. Nothing new comes without a body.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dmLimits, type Job, listJobs } from '@opener/contract/dm';
import { apiUnlessSame } from '../../../lib/api.ts';

export const jobsKey = (projectId: string) => ['jobs', projectId] as const;

/** Refusals don't count as failures. */
export type JobCounts = { active: number; failed: number; refused: number };
export type ProjectJobs = { jobs: Job[]; counts: JobCounts };

/** Keyed by the list itself: a locally changed one has no tag and is fetched in full. */
const tags = new WeakMap<ProjectJobs, string>();

export function useProjectJobs(projectId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: jobsKey(projectId),
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<ProjectJobs>(jobsKey(projectId));
      const asked = { params: { id: projectId }, query: { limit: String(dmLimits.jobsShown) }, signal };
      const fresh = await apiUnlessSame(listJobs, asked, known && tags.get(known));
      if (!fresh) return known ?? { jobs: [], counts: countJobs([]) };
      const read = { jobs: fresh.answer, counts: readCounts(fresh) };
      const tag = fresh.headers.get('etag');
      if (tag !== null) tags.set(read, tag);
      return read;
    },
    // The next poll is the retry. A hidden tab pauses, and polls at once when it becomes visible.
    retry: false,
    staleTime: 0,
    refetchInterval: dmLimits.pollSeconds * 1000,
    // The tag belongs to the list as it was answered.
    structuralSharing: false,
  });
}

function readCounts({ answer, headers }: { answer: Job[]; headers: Headers }): JobCounts {
  const [active, failed, refused] = ['x-active-count', 'x-failed-count', 'x-refused-count'].map((name) =>
    headers.get(name),
  );
  if (active === null || active === undefined) return countJobs(answer);
  return { active: Number(active), failed: Number(failed), refused: Number(refused) };
}

/** Until the next poll: another list of jobs, and the counts as they are then. */
export function changeJobs(before: ProjectJobs | undefined, jobs: Job[]): ProjectJobs | undefined {
  if (!before) return undefined;
  const [was, is] = [countJobs(before.jobs), countJobs(jobs)];
  const { active, failed, refused } = before.counts;
  return {
    jobs,
    counts: {
      active: active + is.active - was.active,
      failed: failed + is.failed - was.failed,
      refused: refused + is.refused - was.refused,
    },
  };
}

function countJobs(jobs: readonly Job[]): JobCounts {
  const over = jobs.filter(({ status }) => status === 'failed');
  const refused = over.filter(({ result }) => result?.refused === true).length;
  return { active: jobs.filter(isUnderWay).length, failed: over.length - refused, refused };
}

/** The server will finish it without the user's help. */
export function isUnderWay({ status }: Pick<Job, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}
