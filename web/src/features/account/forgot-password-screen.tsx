// Requests a link to set a new password.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { accountLimits, accountMessages, EmailBody } from '@opener/contract/account';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useForgotPassword } from './api/forgot-password.ts';
import { AuthCard, TextLink } from './auth-card.tsx';
import { directFailure } from './direct-failure.ts';

export function ForgotPasswordScreen() {
  const forgot = useForgotPassword();
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(EmailBody) });
  const submit = handleSubmit((body) => forgot.mutate(body));

  return (
    <AuthCard
      title="Forgot your password?"
      intro={`Enter your email and we’ll send you a reset link. It works for ${accountLimits.resetHours} hour.`}
      footer={
        <>
          Remembered it? <TextLink to="/login">Back to sign in</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {forgot.isSuccess && <Banner tone="success">{sentence(forgot.data)}</Banner>}
        {forgot.isError && (
          <Banner tone="danger">{directFailure(forgot.error, 'Failed to send reset email')}</Banner>
        )}
        <Field label="Email" error={formState.errors.email?.message}>
          {(control) => <Input {...control} type="email" autoComplete="email" {...register('email')} />}
        </Field>
        <Button type="submit" size="lg" busy={forgot.isPending} busyLabel="Sending">
          Send reset link
        </Button>
      </form>
    </AuthCard>
  );
}

/** A success may be in `message` or in `detail`. */
function sentence(answer: { message?: string; detail?: string }): string {
  return answer.message || answer.detail || accountMessages.resetRequested;
}
