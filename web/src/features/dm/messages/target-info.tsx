// What is known about the recipient; facts used in the message are marked here too.
import type { ReactNode } from 'react';
import type { Fact, Message } from '@opener/contract/message';
import { shortCount } from '../../../lib/format.ts';
import { markPhrases } from '../../../lib/mark-phrases.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';

const missing = 'N/A';

interface TargetUserInfoProps {
  message: Message;
  level: 2 | 3;
  className: string;
}

export function TargetUserInfo({ message, level, className }: TargetUserInfoProps) {
  const { user_info: info, facts } = message;
  const Heading = level === 2 ? 'h3' : 'h4';
  const marked = (field: Fact['field'], text: string | undefined) =>
    text ? <MarkedText pieces={markPhrases(text, quotesOf(facts, field))} /> : missing;
  return (
    <div className={className}>
      <Heading className="font-sans text-sm font-semibold tracking-normal">Target User Info</Heading>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-6 gap-y-2.5 text-sm">
        <Entry name="Full Name">{marked('fullName', info?.fullName)}</Entry>
        <Entry name="Industry">{marked('category', info?.category)}</Entry>
        <Entry name="Followers">{count(info?.followersCount)}</Entry>
        <Entry name="Posts">{count(info?.postsCount)}</Entry>
        <div className="col-span-full min-w-0">
          <dt className="text-muted">Bio</dt>
          <Bio scrolls={(info?.biography?.length ?? 0) > 160}>{marked('biography', info?.biography)}</Bio>
        </div>
      </dl>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="line-clamp-2 tabular-nums [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Long texts scroll in place, so that the next message stays near. */
function Bio({ scrolls, children }: { scrolls: boolean; children: ReactNode }) {
  return (
    <dd>
      <div
        dir="auto"
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Bio' } : {})}
        className="max-h-32 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {children}
      </div>
    </dd>
  );
}

function quotesOf(facts: Fact[], field: Fact['field']): string[] {
  return facts.filter((fact) => fact.field === field).map(({ quote }) => quote);
}

function count(value: number | undefined): string {
  return value === undefined ? missing : shortCount(value);
}
