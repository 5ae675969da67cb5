// Setting a new password with the link from the mail.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import { accountMessages } from '@opener/contract/account';
import { session } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useResetPassword } from './api/reset-password.ts';
import { AuthCard, TextLink } from './auth-card.tsx';
import { directFailure } from './direct-failure.ts';
import { ResetPasswordForm } from './reset-password-form.ts';

export function ResetPasswordScreen() {
  const hydrated = useHydrated();
  const { search } = usePageLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  if (hydrated && !token) return <Navigate to="/forgot-password" replace />;
  return <ResetCard token={token} />;
}

function ResetCard({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(ResetPasswordForm),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      const { message } = await reset.mutateAsync({ email, token, new_password: password });
      // A reset ends every session of the user, including this browser's.
      session.end(null);
      await navigate('/login', {
        replace: true,
        state: { message: message || accountMessages.passwordReset, email },
      });
    } catch {
      // The banner says so.
    }
  });

  return (
    <AuthCard
      title="Set a new password"
      intro="At least 8 characters, with a letter and a number."
      footer={
        <>
          Link expired? <TextLink to="/forgot-password">Request a new one</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {reset.isError && (
          <Banner tone="danger">{directFailure(reset.error, 'Failed to reset password')}</Banner>
        )}
        <Field label="Email" error={errors.email?.message}>
          {(control) => <Input {...control} type="email" autoComplete="email" {...register('email')} />}
        </Field>
        <Field label="New password" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('password')} />}
        </Field>
        <Field label="Confirm password" error={errors.confirm?.message}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('confirm')} />}
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving">
          Reset password
        </Button>
      </form>
    </AuthCard>
  );
}
