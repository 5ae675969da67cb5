// Messages that wait for an account that is not connected: they stay until the user decides.
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sending } from '@opener/contract/delivery';
import type { MessageState } from '@opener/contract/message-list';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CircleQuestionMark } from '../../ui/icons/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { SendingEstimate } from './sending-estimate.tsx';
import { type OthersAnswer, useSettleOthers } from './api/settle-others.ts';

interface OtherAccountsProps {
  sending: Sending;
  /** The messages were reassigned, so their states have changed. */
  onChanged: () => void;
}

export function OtherAccounts({ sending, onChanged }: OtherAccountsProps) {
  const { account, other_accounts: others, asks_about_others: asks } = sending;
  const { choose, choosing } = useChoice(sending, onChanged);
  if (account === null || others.length === 0) return null;

  const count = countOf(others);
  const waits = (
    <>
      <WaitsFor others={others} />.
    </>
  );
  const send = (
    <Button
      variant="secondary"
      size="sm"
      className="max-w-full max-sm:flex-1"
      busy={choosing === 'send'}
      disabled={choosing !== undefined}
      onClick={() => choose('send')}
    >
      {asks ? `Send ${count === 1 ? 'it' : plural(count, 'message')} from here` : 'Send from here'}
    </Button>
  );
  if (!asks) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm text-muted">
        <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">{waits}</p>
        {send}
      </div>
    );
  }
  return (
    <section
      aria-label="Messages for another account"
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 rounded-ctl bg-blue-soft px-4 py-3 text-sm text-ink"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <CircleQuestionMark aria-hidden="true" className="mt-px size-5 shrink-0 text-blue" />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <strong className="font-semibold">{waits}</strong> Send {count === 1 ? 'it' : 'them'} from{' '}
          <Name>{account}</Name> at its own pace, or leave {count === 1 ? 'it' : 'them'} until{' '}
          {others.length === 1 ? 'that account is' : 'those accounts are'} connected again. Nothing is sent
          until you choose.
          <SendingEstimate sending={sending} count={sending.waiting + count} intro="Sent from here:" />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {send}
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:flex-1"
          busy={choosing === 'leave'}
          disabled={choosing !== undefined}
          onClick={() => choose('leave')}
        >
          Leave {count === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </section>
  );
}

/** '5 messages and 2 for your review are waiting for @a, 1 for @b', each with a link to exactly those. */
export function WaitsFor({ others }: { others: Sending['other_accounts'] }) {
  return others.map(({ account, messages, review }, index) => {
    const noun = (count: number) => (index === 0 ? plural(count, 'message') : wholeNumber(count));
    const scheduled = messages - review;
    return (
      <Fragment key={account}>
        {index > 0 && ', '}
        {scheduled > 0 && <Those of={{ account, state: 'waiting' }}>{noun(scheduled)}</Those>}
        {scheduled > 0 && review > 0 && ' and '}
        {review > 0 && (
          <Those of={{ account, state: 'review' }}>
            {scheduled > 0 ? wholeNumber(review) : noun(review)} for your review
          </Those>
        )}
        {index === 0 && (messages === 1 ? ' is waiting' : ' are waiting')} for <Name>{account}</Name>
      </Fragment>
    );
  });
}

function Those({ of, children }: { of: { account: string; state: MessageState }; children: ReactNode }) {
  return (
    <Link
      to={`/app/messages?state=${of.state}&account=${of.account}`}
      className="text-inherit underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

function Name({ children }: { children: string }) {
  return <span className="font-mono font-normal">@{children}</span>;
}

function countOf(others: Sending['other_accounts']): number {
  return others.reduce((sum, { messages }) => sum + messages, 0);
}

function useChoice({ account, other_accounts: others }: Sending, onChanged: () => void) {
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useSettleOthers();

  // The question may be unmounted before its answer arrives: callbacks of `mutate` would be lost with it.
  async function settle(choice: OthersAnswer['choice'], from: string): Promise<void> {
    try {
      const after = await mutateAsync({ account: from, choice });
      const moved = countOf(others) - countOf(after.other_accounts);
      if (choice === 'send') toast.success(`${plural(moved, 'message')} moved to @${from}`);
      onChanged();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to move the messages');
    }
  }

  function choose(choice: OthersAnswer['choice']): void {
    if (account !== null) void settle(choice, account);
  }
  return { choose, choosing: isPending ? variables.choice : undefined };
}
