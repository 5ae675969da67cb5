// The login form of the sending account. The password is cleared with each try.
import { useId, useState, type ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { ConnectStep } from './use-connect.ts';

interface ConnectFormProps {
  step: Extract<ConnectStep, { at: 'login' }>;
  busy: boolean;
  disabled: boolean;
  username: string;
  label: string;
  onUsername: (username: string) => void;
  onLogin: (password: string) => Promise<void>;
  /** More content above the button. */
  children?: ReactNode;
}

export function ConnectForm({
  step,
  busy,
  disabled,
  username,
  label,
  onUsername,
  onLogin,
  children,
}: ConnectFormProps) {
  const errorId = useId();
  const [password, setPassword] = useState('');

  async function submit(): Promise<void> {
    if (disabled || busy) return;
    const tried = onLogin(password);
    setPassword('');
    await tried;
  }

  return (
    <form
      noValidate
      autoComplete="off"
      className="flex flex-col gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {step.notice && <Banner tone="info">{step.notice}</Banner>}
      <Field label="Instagram username">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            readOnly={busy}
            value={username}
            onChange={(event) => onUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label="Instagram password">
        {(control) => (
          <PasswordInput
            {...control}
            // Browsers ignore a plain "off" on passwords and would offer this site's own.
            autoComplete="new-password"
            readOnly={busy}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {children}
      <FieldError id={errorId}>{step.error}</FieldError>
      <Button type="submit" busy={busy} busyLabel="Connecting..." disabled={disabled} className="self-start">
        {label}
      </Button>
    </form>
  );
}
