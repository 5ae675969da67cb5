import { commonErrors } from '@opener/contract/errors';
import { sampleProject, type Sample } from '@opener/contract/sample';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import type { ProfilesPort } from '../../providers/profiles/port.ts';
import type { WriterPort } from '../../providers/writer/port.ts';
import { presentTarget } from '../dm/present.ts';
import { judgeProfile } from '../writing/suitability/judge-profile.ts';
import { Unsuitable } from '../writing/suitability/reason.ts';

export type SampleDeps = { sampleProfiles: ProfilesPort; sampleWriter: WriterPort };
type ExampleProject = { name: string; product_info: string; offer_info: string };

/** Always by the stand-ins: a visitor's curiosity costs no vendor's money, and reads nobody's real profile. */
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
    const judged = judgeProfile(profile, project);
    if (judged.verdict === 'refuse') throw new Unsuitable(judged.reason);
    const draft = await deps.sampleWriter.write({ project, profile, recentOpenings: [] }, { signal });
    return { username, generated_message: draft.text, user_info: presentTarget(profile), facts: draft.facts };
  } catch (error) {
    if (error instanceof FinalFault) throw new AppError('not_found', error.id, error.sentence);
    if (error instanceof TransientFault)
      throw new AppError('upstream', 'sample_failed', commonErrors.generic);
    throw error;
  }
}
