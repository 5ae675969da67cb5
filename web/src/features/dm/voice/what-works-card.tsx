// Which messages get answers: by the detail they use, their length, the time they were sent, and the fit.
import { fewestSends, type Group, type WhatWorks, type WorkDimension } from '@opener/contract/voice-test';
import { fits } from '@opener/contract/message';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { ChevronDown } from '../../../ui/icons/index.ts';
import { fitWords } from '../messages/fit-words.ts';

interface WhatWorksCardProps {
  works: WhatWorks | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function WhatWorksCard({ works, failed, onRetry }: WhatWorksCardProps) {
  return (
    <Card title="What works">
      {works ? (
        works.sent < fewestSends ? (
          <p className="text-sm text-muted">
            Too early to say: {wholeNumber(works.sent)} sent so far. Answers are compared from {fewestSends}{' '}
            sent messages on.
          </p>
        ) : (
          <Dimensions works={works} />
        )
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={2} />
      )}
    </Card>
  );
}

const dimensions: { of: WorkDimension; name: string }[] = [
  { of: 'detail', name: 'By the detail they use' },
  { of: 'length', name: 'By length' },
  { of: 'weekday', name: 'By the day they were sent' },
  { of: 'hour', name: 'By the hour they were sent' },
  { of: 'fit', name: 'By fit' },
];

function Dimensions({ works }: { works: WhatWorks }) {
  return (
    <>
      <p className="mb-1 text-sm text-muted">
        How many of the latest {plural(works.sent, 'sent message')} were answered.
      </p>
      {dimensions.map(({ of, name }, place) => (
        <details key={of} open={place === 0} className="group border-line text-sm not-last:border-b">
          <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
            {name}
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted group-open:rotate-180" />
          </summary>
          <Groups groups={works.groups[of]} nameOf={(key) => names[of](key)} />
        </details>
      ))}
    </>
  );
}

function Groups({ groups, nameOf }: { groups: Group[]; nameOf: (key: string) => string }) {
  if (groups.length === 0) return <p className="pb-3 text-muted">Nothing is known about these yet.</p>;
  return (
    <ul className="flex flex-col gap-2.5 pb-3.5">
      {groups.map((group) => (
        <li key={group.key}>
          <div className="flex justify-between gap-3">
            <span className="min-w-0">{nameOf(group.key)}</span>
            <span className="shrink-0 text-muted tabular-nums">{resultOf(group)}</span>
          </div>
          {group.rate && <Bar share={group.rate.rate} />}
        </li>
      ))}
    </ul>
  );
}

function resultOf({ sent, answered, rate }: Group): string {
  if (rate === null) return `too few: ${wholeNumber(sent)} sent`;
  return `${wholeNumber(answered)} of ${wholeNumber(sent)}, ${Math.round(rate.rate * 100)}%`;
}

/** As an image of its own size: the policy forbids inline styles. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1 block h-1.5 w-full"
    >
      <rect width={100} height={4} rx={2} className="fill-well" />
      <rect width={share * 100} height={4} rx={2} className="fill-current text-bar" />
    </svg>
  );
}

const details: Record<string, string> = {
  recentPost: 'A recent post',
  biography: 'The bio',
  category: 'The industry',
  followersCount: 'The followers',
  postsCount: 'The number of posts',
  fullName: 'The name',
  none: 'No detail',
};
const lengths: Record<string, string> = {
  '0-24': 'Up to 24 words',
  '25-39': '25 to 39 words',
  '40-60': '40 to 60 words',
  '61': 'More than 60 words',
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const names: Record<WorkDimension, (key: string) => string> = {
  detail: (key) => details[key] ?? key,
  length: (key) => lengths[key] ?? key,
  weekday: (key) => weekdays[Number(key) - 1] ?? key,
  hour: (key) => `${key.padStart(2, '0')}:00 to ${String(Number(key) + 3).padStart(2, '0')}:00`,
  fit: (key) => {
    const fit = fits.find((one) => one === key);
    return fit ? fitWords[fit].full : key;
  },
};
