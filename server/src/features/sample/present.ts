// How samples look on the wire.
import type { Sample } from '@opener/contract/sample';
import { presentTarget } from '../writing/present.ts';
import type { WrittenSample } from './try-sample.ts';

export function presentSample({ username, profile, draft }: WrittenSample): Sample {
  return { username, generated_message: draft.text, user_info: presentTarget(profile), facts: draft.facts };
}
