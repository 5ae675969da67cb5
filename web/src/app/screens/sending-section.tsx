// The dashboard's sending section: the connected account, the sending status, and the last 30 days.
import { useQueryClient } from '@tanstack/react-query';
import { type Credits, hasBoughtPack } from '@opener/contract/credit';
import type { Sending } from '@opener/contract/delivery';
import type { Trend } from '@opener/contract/figure';
import { NoticesRow } from '../../features/conversation/notices/notices-row.tsx';
import { AnswersCard } from '../../features/delivery/answers-card.tsx';
import { useSendingStats } from '../../features/delivery/api/get-sending-stats.ts';
import { sendingKey, useSending } from '../../features/delivery/api/get-sending.ts';
import { useTrend } from '../../features/delivery/api/get-trend.ts';
import { OtherAccounts } from '../../features/delivery/other-accounts.tsx';
import { SendingCard } from '../../features/delivery/sending-card.tsx';
import { StatsCard } from '../../features/delivery/stats-card.tsx';
import { messagesKey } from '../../features/dm/api/message-pages.ts';
import { useInstagramStatus } from '../../features/instagram/api/get-instagram-status.ts';
import { InstagramCard } from '../../features/instagram/instagram-card.tsx';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Card } from '../../ui/card.tsx';
import { CardLoading } from '../../ui/card-states.tsx';
import { cx } from '../../ui/cx.ts';

interface SendingSectionProps {
  credits: Credits | undefined;
  /** Something may still appear above. Buttons are shown once they stay where they are: a click must not hit another one. */
  settling: boolean;
}

export function SendingSection({ credits, settling }: SendingSectionProps) {
  const client = useQueryClient();
  const status = useInstagramStatus();
  const sending = useSending();
  const stats = useSendingStats();
  const trend = useTrend();
  useLoggedFailure('The Instagram status could not be loaded', status.error);
  useLoggedFailure('Sending could not be loaded', sending.error ?? stats.error ?? trend.error);

  const reloadMessages = () => void client.invalidateQueries({ queryKey: messagesKey });
  const reload = () => {
    void client.invalidateQueries({ queryKey: sendingKey });
    reloadMessages();
  };
  const shown = sending.data && !settling && hasSomethingToSay(sending.data);
  const hasAccount = status.data !== undefined && status.data.state !== 'disconnected';
  // Both are asked for at once. Whichever answers first, no button moves when the other does.
  const coming = sending.isPending && hasAccount && !settling;
  const unsure = sending.isPending && !hasAccount;
  const written = (credits?.total_used ?? 0) > 0;

  return (
    <>
      {sending.data?.asks_about_others && <OtherAccounts sending={sending.data} onChanged={reloadMessages} />}
      <div
        id="instagram"
        className={cx('grid grid-cols-1 gap-4 lg:gap-5', (shown || coming) && 'lg:grid-cols-2')}
      >
        <InstagramCard
          status={settling || unsure ? undefined : status.data}
          failed={status.isError}
          // Fewer than the free ones: a returning user with the rest of theirs.
          freeOnly={credits !== undefined && !hasBoughtPack(credits.total_earned)}
          onRetry={() => void status.refetch()}
          onChanged={reload}
        />
        {sending.data && shown && (
          <SendingCard sending={sending.data} onChanged={reloadMessages} settings={<NoticesRow />} />
        )}
        {coming && (
          <Card title="Sending">
            <CardLoading rows={3} />
          </Card>
        )}
      </div>
      {(shown || written) && (
        <StatsCard days={stats.data} failed={stats.isError} onRetry={() => void stats.refetch()} />
      )}
      {(trend.isError || (trend.data && hasResults(trend.data))) && (
        <AnswersCard
          trend={trend.data}
          days={stats.data}
          failed={trend.isError || stats.isError}
          onRetry={() => {
            void trend.refetch();
            void stats.refetch();
          }}
        />
      )}
    </>
  );
}

/** Before anything was sent there is nothing to answer. */
function hasResults({ now, before }: Trend): boolean {
  return now.sent + now.answered + now.interested + before.sent > 0;
}

/** Without an account and waiting messages there is nothing to show. */
function hasSomethingToSay({ account, waiting, review, follow_ups, unknown }: Sending): boolean {
  return account !== null || waiting + review + follow_ups.review + unknown > 0;
}
