import { type Finding, findingsOf } from './check.ts';

const { ok, fault } = findingsOf('settings');

/** Everything that a start would refuse. */
export function checkSettings(faults: readonly string[]): Finding[] {
  if (faults.length === 0) return [ok('variables', 'complete')];
  return faults.map((text) =>
    fault('variables', text, 'see .env.example; Opener will not start with this configuration'),
  );
}
