// The sending status on the dashboard: the account, today, what waits and why, and the pause button.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sending } from '@opener/contract/delivery';
import { failureDetail } from '../../lib/api.ts';
import { atTime } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateSending } from './api/update-sending.ts';
import { OtherAccounts, WaitsFor } from './other-accounts.tsx';
import { ScheduleRow } from './schedule-row.tsx';
import { SendingCounts } from './sending-counts.tsx';
import { SendingEstimate } from './sending-estimate.tsx';
import { sendingWord } from './sending-state.ts';
import { TodayProgress } from './today-progress.tsx';
import { Pause, Play } from '../../ui/icons/index.ts';

interface SendingCardProps {
  sending: Sending;
  /** Sending was paused or resumed, which changes the messages' states. */
  onChanged: () => void;
  /** Settings of other features. */
  settings?: ReactNode;
}

export function SendingCard({ sending, onChanged, settings }: SendingCardProps) {
  const { word, tone } = sendingWord(sending);
  return (
    <Card title="Sending" action={<Badge tone={tone}>{word}</Badge>}>
      {sending.account !== null && (
        <>
          {/* Above what comes and goes with each message sent: the button that stops them must not move away. */}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-muted">
              as <span className="font-mono text-ink [overflow-wrap:anywhere]">@{sending.account}</span>
            </p>
            <PauseButton paused={sending.paused} onChanged={onChanged} />
          </div>
          <TodayProgress sending={sending} />
          <SendingEstimate sending={sending} count={sending.waiting} />
        </>
      )}
      <HeldNote sending={sending} />
      <SendingCounts sending={sending} />
      {!sending.asks_about_others && (
        <div className="mt-4 empty:hidden">
          <OtherAccounts sending={sending} onChanged={onChanged} />
        </div>
      )}
      <ScheduleRow sending={sending} />
      {settings}
      <Link
        to="/app/do-not-contact"
        className="mt-4 inline-flex min-h-9 items-center text-sm font-semibold text-blue touch:min-h-11"
      >
        Do-not-contact list
      </Link>
    </Card>
  );
}

function HeldNote({ sending }: { sending: Sending }) {
  const now = useNow();
  const { account, held_because: reason, frozen_until: until, other_accounts: others } = sending;
  const waits = account === null && others.length > 0;
  if (reason === null && !waits) return null;
  return (
    <Banner tone="warning" className="mt-3.5">
      {reason ?? (
        <>
          No Instagram account is connected. <WaitsFor others={others} />. Nothing is lost.
        </>
      )}
      {until !== null && ` It resumes ${atTime(until, now)}.`}
    </Banner>
  );
}

function PauseButton({ paused, onChanged }: { paused: boolean; onChanged: () => void }) {
  const toast = useToast();
  const { mutateAsync, isPending } = useUpdateSending();

  /** A pause that failed is told of wherever the user is by then. */
  async function change(): Promise<void> {
    try {
      await mutateAsync({ paused: !paused });
      toast.success(paused ? 'Sending resumed' : 'Sending paused');
      onChanged();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change sending');
    }
  }

  const Icon = paused ? Play : Pause;
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => void change()}
    >
      {paused ? 'Resume sending' : 'Pause sending'}
    </Button>
  );
}
