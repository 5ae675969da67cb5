// The state of a login: at the form, or at Instagram's code prompt. The password stays in memory, and only until the code is settled.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { instagramErrors } from '@opener/contract/instagram';
import { connect, type ConnectOutcome, type Login } from './api/connect-instagram.ts';
import { instagramStatusKey } from './api/get-instagram-status.ts';

export type ConnectStep =
  | { at: 'login'; error?: string; notice?: string }
  | { at: 'code'; username: string; detail: string; error?: string };

export function useConnect(onConnected: () => void) {
  const client = useQueryClient();
  const [step, setStep] = useState<ConnectStep>({ at: 'login' });
  const [busy, setBusy] = useState(false);
  const held = useRef<Login>(undefined);

  async function attempt(login: Login): Promise<void> {
    setBusy(true);
    const outcome = await connect(login);
    setBusy(false);
    const next = stepAfter(outcome, login);
    const { code: _used, ...again } = login;
    held.current = next.at === 'code' ? again : undefined;
    setStep(next);
    if (outcome.type !== 'connected') return;
    client.setQueryData(instagramStatusKey, outcome.status);
    onConnected();
  }

  return {
    step,
    busy,
    login: async (username: string, password: string, hold: boolean): Promise<void> => {
      if (username.trim() === '' || password === '') {
        return setStep({ at: 'login', error: instagramErrors.required });
      }
      await attempt({ username: username.trim(), password, ...(hold && { hold_for_review: true }) });
    },
    sendCode: async (code: string): Promise<void> => {
      if (held.current) await attempt({ ...held.current, code });
    },
    startOver: () => {
      held.current = undefined;
      setStep({ at: 'login' });
    },
  };
}

function stepAfter(outcome: ConnectOutcome, login: Login): ConnectStep {
  if (outcome.type === 'connected') return { at: 'login' };
  const { detail } = outcome;
  const atCode = { at: 'code', username: login.username, detail: instagramErrors.codeNeeded } as const;
  if (outcome.type === 'checkpoint') {
    if (outcome.checkpoint === 'app') return { at: 'login', notice: detail };
    return login.code === undefined ? { ...atCode, detail } : { ...atCode, error: detail };
  }
  // A mistyped code can be retried; after anything else Instagram requires a new login.
  const mistyped = login.code !== undefined && detail === instagramErrors.codeRefused;
  return mistyped ? { ...atCode, error: detail } : { at: 'login', error: detail };
}
