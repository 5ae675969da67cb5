import { commonErrors } from '@opener/contract/errors';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import type { Logger } from '../../lib/logger.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import type { Profile, ProfilesPort } from '../../providers/profiles/port.ts';
import type { Draft, DraftWriter, WriterProject } from '../../providers/writer/port.ts';
import { voiceFrom } from '../writing/voice-document.ts';
import { writeDraft } from '../writing/write-draft.ts';

export type SampleDeps = { sampleProfiles: ProfilesPort; sampleWriter: DraftWriter; log: Logger };
export type WrittenSample = { username: string; profile: Profile; draft: Draft };

/** What the sample sells. */
const example: WriterProject = {
  name: 'Example',
  productInfo: 'Booking software for studios and small shops: appointments, waiting lists, reminders.',
  offerInfo: 'The first month is free, and we set it up with you in one call.',
};

/** Always written by the stand-ins: visitors cost no vendor fees, and no real profile is read. */
export async function trySample(
  deps: SampleDeps,
  username: string,
  project = example,
): Promise<WrittenSample> {
  const signal = AbortSignal.timeout(seconds(8));
  try {
    const profile = await deps.sampleProfiles.read(username, { signal });
    const writer = { writer: deps.sampleWriter, log: deps.log };
    const { draft } = await writeDraft(writer, { project, voice: voiceFrom({}), profile }, signal);
    return { username, profile, draft };
  } catch (error) {
    if (error instanceof FinalFault) throw new AppError('not_found', error.id, error.sentence);
    if (error instanceof TransientFault)
      throw new AppError('upstream', 'sample_failed', commonErrors.generic);
    throw error;
  }
}
