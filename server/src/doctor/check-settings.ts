import { type Finding, findingsOf } from './check.ts';

const { ok, fault } = findingsOf('settings');

/** What a start would refuse, all of it. */
export function checkSettings(faults: readonly string[]): Finding[] {
  if (faults.length === 0) return [ok('variables', 'complete')];
  return faults.map((text) => fault('variables', text, 'see .env.example; Opener does not start like this'));
}
