// Requests another code, at most once a minute; the countdown survives a reload.
import { useState } from 'react';
import { accountLimits } from '@opener/contract/account';
import { failureDetail } from '../../lib/api.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useResendVerification } from './api/resend-verification.ts';
import { pendingVerification } from './pending-verification.ts';

export function ResendCode({ email, signupId }: { email: string; signupId: string | undefined }) {
  const resend = useResendVerification();
  const [until, setUntil] = useState(() => (email ? pendingVerification.resendAt(email) : null));
  const left = useCountdown(until);

  function send(): void {
    resend.mutate(
      { email, signup_id: signupId },
      {
        onSuccess: () => {
          const moment = Date.now() + accountLimits.resendSeconds * 1000;
          pendingVerification.resent(moment);
          setUntil(moment);
        },
      },
    );
  }

  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button variant="ghost" disabled={left > 0} busy={resend.isPending} busyLabel="Sending" onClick={send}>
        {left > 0 ? <span className="tabular-nums">Resend code in {left}s</span> : 'Resend code'}
      </Button>
      {resend.isSuccess && <Banner tone="success">{resend.data.message}</Banner>}
      {resend.isError && (
        <Banner tone="danger">{failureDetail(resend.error) ?? 'Failed to resend code'}</Banner>
      )}
    </div>
  );
}
