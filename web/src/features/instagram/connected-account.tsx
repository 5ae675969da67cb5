// The sending account, with a button to disconnect it.
import { useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDisconnectInstagram } from './api/disconnect-instagram.ts';
import { CircleCheck } from '../../ui/icons/index.ts';

interface ConnectedAccountProps {
  username: string;
  onDisconnected: () => void;
}

export function ConnectedAccount({ username, onDisconnected }: ConnectedAccountProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={username} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-mono text-[0.9375rem] font-semibold">@{username}</p>
          <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
            Connected
          </Badge>
        </div>
        <Disconnect username={username} onDisconnected={onDisconnected} />
      </div>
      <p className="mt-4 text-sm text-muted">
        Your password was passed on to Instagram and is not stored here. Instagram may limit accounts that
        message strangers, so messages are sent slowly.
      </p>
    </>
  );
}

export function Disconnect({ username, onDisconnected }: ConnectedAccountProps) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDisconnectInstagram();

  // Another tab may unmount the button before the answer arrives: callbacks of `mutate` would be lost with it.
  async function disconnect(): Promise<void> {
    try {
      await mutateAsync();
      onDisconnected();
    } catch (error) {
      logFailure('The account could not be disconnected', error);
    }
    setAsking(false);
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Disconnect @${username}?`}
        description={`Sending stops. Waiting messages are kept until you connect @${username} again.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Stay connected
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              busyLabel="Disconnecting"
              onClick={() => void disconnect()}
            >
              Disconnect
            </Button>
          </>
        }
      />
    </>
  );
}
