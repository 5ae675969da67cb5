import type { ProfilesPort } from '../../providers/profiles/port.ts';
import type { DraftWriter } from '../../providers/writer/port.ts';
import type { GenerationDeps } from './deps.ts';
import { jobNotFound } from './find-job.ts';
import { findHeldJob, type JobRow } from './job.repo.ts';

/** Wraps the vendors, which cost money with every call: none is called for a job that is gone. */
export function vendorsWhileHeld(
  { db, profiles, writer }: GenerationDeps,
  job: JobRow,
): { profiles: ProfilesPort; writer: DraftWriter } {
  const refuseUnlessHeld = async () => {
    if (!(await findHeldJob(db, job))) throw jobNotFound();
  };
  return {
    profiles: {
      async read(username, options) {
        await refuseUnlessHeld();
        return profiles.read(username, options);
      },
    },
    writer: {
      translates: writer.translates,
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
    },
  };
}
