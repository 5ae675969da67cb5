// What is known about the person a message is addressed to.
import type { TargetInfo } from '@opener/contract/dm';
import { shortCount } from '../../../lib/format.ts';

const missing = 'N/A';

export function TargetUserInfo({ info, level }: { info: TargetInfo | undefined; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <div className="rounded-ctl border border-line px-4 py-3.5">
      <Heading className="font-sans text-sm font-semibold tracking-normal">Target User Info</Heading>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-4">
        <Entry name="Full Name" value={info?.fullName} />
        <Entry name="Industry" value={info?.category} />
        <Entry name="Followers" value={count(info?.followersCount)} />
        <Entry name="Posts" value={count(info?.postsCount)} />
        <div className="col-span-full min-w-0">
          <dt className="text-muted">Bio</dt>
          <Bio text={info?.biography} />
        </div>
      </dl>
    </div>
  );
}

function Entry({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="line-clamp-2 tabular-nums [overflow-wrap:anywhere]">
        <bdi>{value || missing}</bdi>
      </dd>
    </div>
  );
}

/** Long ones scroll in their place, so that the next message stays near. */
function Bio({ text }: { text: string | undefined }) {
  const scrolls = text !== undefined && text.length > 200;
  return (
    <dd>
      <div
        dir="auto"
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Bio' } : {})}
        className="max-h-28 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {text || missing}
      </div>
    </dd>
  );
}

function count(value: number | undefined): string | undefined {
  return value === undefined ? undefined : shortCount(value);
}
