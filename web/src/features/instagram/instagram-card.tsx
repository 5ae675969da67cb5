// The Instagram connection on the dashboard: none, connected, or lost.
import type { InstagramStatus } from '@opener/contract/instagram';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../ui/card-states.tsx';
import { ConnectAccount } from './connect-account.tsx';
import { ConnectMeaning } from './connect-meaning.tsx';
import { ConnectedAccount, Disconnect } from './connected-account.tsx';

interface InstagramCardProps {
  status: InstagramStatus | undefined;
  failed: boolean;
  freeOnly: boolean;
  onRetry: () => void;
  /** An account was connected or disconnected. */
  onChanged: () => void;
}

export function InstagramCard({ status, failed, freeOnly, onRetry, onChanged }: InstagramCardProps) {
  return (
    <Card title="Instagram connection">
      {status ? (
        <div className="flex flex-col gap-4">
          {status.refused !== undefined && <Banner tone="warning">{status.refused}</Banner>}
          <Connection status={status} freeOnly={freeOnly} onChanged={onChanged} />
        </div>
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={2} />
      )}
    </Card>
  );
}

type ConnectionProps = Pick<InstagramCardProps, 'freeOnly' | 'onChanged'> & { status: InstagramStatus };

function Connection({ status, freeOnly, onChanged }: ConnectionProps) {
  const { state, username } = status;
  if (state === 'connected' && username !== null) {
    return <ConnectedAccount username={username} onDisconnected={onChanged} />;
  }
  if (state === 'reconnect' && username !== null) {
    return (
      <div className="flex flex-col gap-4">
        <Banner tone="warning">
          Instagram no longer lets us send as <span className="font-mono">@{username}</span>. Sending is
          paused until you reconnect; nothing is lost.
        </Banner>
        <ConnectAccount freeOnly={freeOnly} lost={username} onConnected={onChanged} />
        <div className="border-t border-line pt-4">
          <Disconnect username={username} onDisconnected={onChanged} />
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <ConnectMeaning />
      <ConnectAccount freeOnly={freeOnly} first={status.first} onConnected={onChanged} />
    </div>
  );
}
