import type { DraftWriter } from '../../providers/writer/port.ts';
import type { GenerationDeps } from './deps.ts';
import { jobNotFound } from './find-job.ts';
import { type HeldJob, isHeld } from './job.repo.ts';

/** Wraps the writer, which costs money with every call: it is not called for a job that is gone. The profile is read right after claiming. */
export function writerWhileHeld({ db, writer }: GenerationDeps, job: HeldJob): DraftWriter {
  const refuseUnlessHeld = async () => {
    if (!(await isHeld(db, job))) throw jobNotFound();
  };
  return {
    translates: writer.translates,
    needsReview: writer.needsReview,
    async write(request, options) {
      await refuseUnlessHeld();
      return writer.write(request, options);
    },
    ...(writer.check && {
      async check(request, draft, options) {
        await refuseUnlessHeld();
        return writer.check!(request, draft, options);
      },
    }),
  };
}
