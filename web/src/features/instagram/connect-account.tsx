// Connecting an account, from the form to Instagram's checkpoint.
import { useState } from 'react';
import { Link } from 'react-router';
import type { SendingMode } from '@opener/contract/project';
import { sendingModeChoices } from '../../lib/sending-modes.ts';
import { useToast } from '../../ui/toast.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Choices } from '../../ui/choices.tsx';
import { CodeStep } from './code-step.tsx';
import { ConnectForm } from './connect-form.tsx';
import { useConnect } from './use-connect.ts';

interface ConnectAccountProps {
  /** Only free credits, nothing ever bought: sending is not available. */
  freeOnly: boolean;
  /** The lost account, if this is a reconnect. */
  lost?: string | undefined;
  /** No account was connected before, so the sending mode has to be chosen. */
  first?: boolean | undefined;
  onConnected: () => void;
}

export function ConnectAccount({ freeOnly, lost, first = false, onConnected }: ConnectAccountProps) {
  const toast = useToast();
  const [username, setUsername] = useState(lost ?? '');
  const [mode, setMode] = useState<SendingMode>('auto');
  const { step, busy, login, sendCode, startOver } = useConnect(() => {
    toast.success('Instagram account connected');
    onConnected();
  });

  if (step.at === 'code') return <CodeStep step={step} busy={busy} onCode={sendCode} onCancel={startOver} />;
  return (
    <div className="flex flex-col gap-4">
      {freeOnly && (
        <Banner tone="warning">
          Purchase more credits to enable auto-sending.{' '}
          <Link to="/app/payments" className="font-semibold text-blue underline-offset-4 hover:underline">
            Buy a pack
          </Link>
        </Banner>
      )}
      <ConnectForm
        step={step}
        busy={busy}
        disabled={freeOnly}
        username={username}
        label={lost === undefined ? 'Connect Instagram' : 'Reconnect'}
        onUsername={setUsername}
        onLogin={(password) => login(username, password, mode === 'review')}
      >
        {first && (
          <Choices
            legend="New messages"
            value={mode}
            choices={sendingModeChoices}
            hint="Each project can be changed on its own page. Projects already held for review stay that way."
            onChange={setMode}
          />
        )}
      </ConnectForm>
    </div>
  );
}
