// The reason that only the sender sees. It comes from the draft's author, so it must not look like a notice of ours.
import type { Draft } from '../../../providers/writer/port.ts';
import { checkCharacters } from './check-characters.ts';
import { checkLinks } from './check-links.ts';
import { checkInjections } from './check-injections.ts';
import { checkPlainText } from './check-plain-text.ts';
import type { GateInput } from './rule.ts';
import { projectText, wordFinder } from './source.ts';

const rules = [checkCharacters, checkLinks, checkPlainText, checkInjections];
const longest = 300;

/** The reason as it is, or a generic one if it must not be shown. */
export function checkReason(input: GateInput): string | null {
  const { reason, fit } = input.draft;
  if (reason === null) return null;
  const draft: Draft = { ...input.draft, text: reason };
  const isFine =
    reason.length <= longest &&
    !/[\n\r]/u.test(reason) &&
    rules.every((rule) => rule({ ...input, draft }).length === 0) &&
    !speaksAsUs(reason, projectText(input.project));
  return isFine ? reason : plainReason(fit);
}

/** Mentions accounts, passwords or payments like a system notice would, unless the project is about that. */
function speaksAsUs(reason: string, project: string): boolean {
  const isOurs = wordFinder(project, []);
  return (reason.match(noticeWords) ?? []).some((word) => !isOurs(word));
}

const noticeWords =
  /(?<!\p{L})(?:opener|passwords?|log(?:ging)? ?in(?:to)?|login|sign(?:ing)? in|security|suspended|verify|verification|refund|invoice|unlock|expired?)(?!\p{L})/giu;

function plainReason(fit: Draft['fit']): string | null {
  switch (fit) {
    case 'strong':
      return 'This profile fits your offer.';
    case 'weak':
      return 'This profile fits your offer only loosely.';
    case 'none':
      return 'This profile hardly fits your offer.';
    case null:
      return null;
  }
}
