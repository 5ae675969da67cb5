// The recipient of a message, whether it was sent, and when it was written.
import type { ReactNode } from 'react';
import type { Message, TargetInfo } from '@opener/contract/message';
import { exactTime, shortCount } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { DeliveryBadge } from '../delivery/delivery-badge.tsx';
import { FitBadge } from './fit-badge.tsx';
import { Check, MessageCircleReply } from '../../../ui/icons/index.ts';

interface MessageHeaderProps {
  message: Message;
  headingId: string;
  level: 2 | 3;
  /** Shown before the name. */
  children?: ReactNode;
}

export function MessageHeader({ message, headingId, level, children }: MessageHeaderProps) {
  const { username, user_info: info, sent, edited, created_at, fit, delivery } = message;
  const answered = message.answered_at ?? delivery?.answered_at ?? null;
  const about = aboutOf(info);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className="flex items-start gap-3">
      {children}
      <Avatar name={info?.fullName ?? username} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <Heading
            id={headingId}
            className="font-mono text-[0.9375rem] leading-snug font-semibold tracking-normal"
          >
            @{username}
          </Heading>
          <p className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
            <Dotted>{about.length > 0 ? about : ['No details in the profile']}</Dotted>
          </p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <FitBadge fit={fit} />
          {edited && <Badge>Edited</Badge>}
          {sent && (
            <Badge tone="green" icon={<Check aria-hidden="true" strokeWidth={3} />}>
              Sent
            </Badge>
          )}
          {sent && message.sent_by === 'hand' && <Badge>By hand</Badge>}
          {delivery && <DeliveryBadge delivery={delivery} sent={sent} />}
          {answered !== null && (
            <span title={exactTime(answered)} className="inline-flex">
              <Badge tone="blue" icon={<MessageCircleReply aria-hidden="true" />}>
                Answered
              </Badge>
            </span>
          )}
          <TimeAgo iso={created_at} />
        </div>
      </div>
    </header>
  );
}

function aboutOf(info: TargetInfo | undefined): string[] {
  const followers = info?.followersCount;
  return [
    info?.fullName,
    info?.category,
    followers === undefined
      ? undefined
      : `${shortCount(followers)} ${followers === 1 ? 'follower' : 'followers'}`,
  ].filter((fact): fact is string => Boolean(fact));
}
