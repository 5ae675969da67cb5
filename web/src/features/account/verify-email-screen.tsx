// Verifies an email address with the mailed 6-digit code.
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { accountErrors, accountLimits, accountMessages } from '@opener/contract/account';
import { failureDetail } from '../../lib/api.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import { useVerifyEmail } from './api/verify-email.ts';
import { useArrival } from './arrival.ts';
import { AuthCard, TextLink } from './auth-card.tsx';
import { pendingVerification } from './pending-verification.ts';
import { ResendCode } from './resend-code.tsx';

export function VerifyEmailScreen() {
  const hydrated = useHydrated();
  const { email: handed, signupId, query } = useArrival();
  const email = hydrated ? handed || pendingVerification.email() : '';
  if (email === null) return <Navigate to={`/signup${query}`} replace />;
  return (
    <VerifyCard
      key={email}
      email={email}
      signupId={handed ? signupId : hydrated ? pendingVerification.signupId() : undefined}
    />
  );
}

function VerifyCard({ email, signupId }: { email: string; signupId: string | undefined }) {
  const { from, query } = useArrival();
  const navigate = useNavigate();
  const verify = useVerifyEmail();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const complete = code.length === accountLimits.codeDigits;

  useEffect(() => {
    if (email) pendingVerification.await(email, signupId);
  }, [email, signupId]);

  // The code is the only input here. The prerendered page does not know about a mail yet.
  useLayoutEffect(() => {
    if (email) form.current?.querySelector('input')?.focus();
  }, [email]);

  function change(typed: string): void {
    setCode(typed.replace(/\D/g, '').slice(0, accountLimits.codeDigits));
    setError(undefined);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!complete) return setError('Please enter a 6-digit code');
    setError(undefined);
    try {
      const { message } = await verify.mutateAsync({ email, code, signup_id: signupId });
      pendingVerification.done();
      await navigate(`/login${query}`, {
        replace: true,
        state: { message: message || accountMessages.verified, email, from },
      });
    } catch (failure) {
      setError(failureDetail(failure) ?? accountErrors.badCode);
    }
  }

  return (
    <AuthCard
      title="Check your email"
      intro={
        <>
          We sent a 6-digit code to{' '}
          <strong className="font-semibold wrap-anywhere text-ink">{email || 'your address'}</strong>. It
          works for {accountLimits.codeMinutes} minutes.
        </>
      }
      footer={
        <>
          Wrong address? <TextLink to={`/signup${query}`}>Back to sign up</TextLink>
        </>
      }
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="Verification code" error={error}>
          {(control) => (
            <CodeInput {...control} value={code} onChange={change} length={accountLimits.codeDigits} />
          )}
        </Field>
        <Button type="submit" size="lg" disabled={!complete} busy={verify.isPending} busyLabel="Verifying">
          Verify email
        </Button>
      </form>
      <ResendCode email={email} signupId={signupId} />
    </AuthCard>
  );
}
