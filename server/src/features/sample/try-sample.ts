import { commonErrors } from '@opener/contract/errors';
import { sampleProject, type Sample } from '@opener/contract/sample';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import type { ProfilesPort } from '../../providers/profiles/port.ts';
import type { DraftWriter } from '../../providers/writer/port.ts';
import { defaultVoice } from '@opener/contract/voice';
import type { Logger } from '../../lib/logger.ts';
import { presentTarget } from '../writing/present-target.ts';
import { writeDraft } from '../writing/write-draft.ts';

export type SampleDeps = { sampleProfiles: ProfilesPort; sampleWriter: DraftWriter; log: Logger };
type ExampleProject = { name: string; product_info: string; offer_info: string };

/** Always written by the stand-ins: visitors cost no vendor fees, and no real profile is read. */
export async function trySample(
  deps: SampleDeps,
  username: string,
  example: ExampleProject = sampleProject,
): Promise<Sample> {
  const signal = AbortSignal.timeout(seconds(8));
  try {
    const profile = await deps.sampleProfiles.read(username, { signal });
    const { name, product_info, offer_info } = example;
    const project = { name, productInfo: product_info, offerInfo: offer_info };
    const writer = { writer: deps.sampleWriter, log: deps.log };
    const { draft } = await writeDraft(writer, { project, voice: defaultVoice, profile }, signal);
    return { username, generated_message: draft.text, user_info: presentTarget(profile), facts: draft.facts };
  } catch (error) {
    if (error instanceof FinalFault) throw new AppError('not_found', error.id, error.sentence);
    if (error instanceof TransientFault)
      throw new AppError('upstream', 'sample_failed', commonErrors.generic);
    throw error;
  }
}
