// Signing in.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { LoginBody } from '@opener/contract/account';
import { failureDetail } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { destinationAfterLogin } from './after-login.ts';
import { signupIdOf, useLogin } from './api/login.ts';
import { useArrival } from './arrival.ts';
import { AuthCard, TextLink } from './auth-card.tsx';
import { loginProblem, type LoginProblem } from './login-error.ts';

export function LoginScreen() {
  const { message, email, from, query } = useArrival();
  const navigate = useNavigate();
  const login = useLogin();
  const [problem, setProblem] = useState<LoginProblem>();
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: standardSchemaResolver(LoginBody),
  });
  const { errors, isSubmitting } = formState;
  const signup = `/signup${query}`;

  // In the order of the page: the first error takes the focus.
  const emailProps = register('email');
  const { ref: registerField, ...passwordProps } = register('password');
  const passwordField = useRef<HTMLInputElement>(null);

  // Native autofocus, because the form library's focus comes later and fast typists would lose letters.
  useLayoutEffect(() => {
    if (!email) return;
    setValue('email', email);
    passwordField.current?.focus();
  }, [email, setValue]);

  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await login.mutateAsync(body);
    } catch (error) {
      const found = loginProblem(failureDetail(error));
      if (found.kind !== 'unverified') return setProblem(found);
      const state = { email: body.email, signupId: signupIdOf(error), from };
      await navigate(`/verify-email${query}`, { state });
      return;
    }
    await navigate(destinationAfterLogin({ search: query, from, origin: location.origin }), {
      replace: true,
    });
  });

  return (
    <AuthCard
      title="Welcome back"
      intro="Sign in and pick up the conversation."
      footer={
        <>
          New here?{' '}
          <TextLink to={signup} state={{ from }}>
            Sign up
          </TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {message && !problem && <Banner tone="success">{message}</Banner>}
        {problem && <LoginBanner problem={problem} signup={signup} />}
        <Field label="Email" error={errors.email?.message}>
          {(control) => <Input {...control} type="email" autoComplete="email" {...emailProps} />}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...passwordProps}
              autoComplete="current-password"
              ref={(field) => {
                registerField(field);
                passwordField.current = field;
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label="Remember me" {...register('remember')} />
          <span className="text-sm">
            <TextLink to="/forgot-password">Forgot password?</TextLink>
          </span>
        </div>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Signing in">
          Sign in
        </Button>
      </form>
    </AuthCard>
  );
}

function LoginBanner({ problem, signup }: { problem: LoginProblem; signup: string }) {
  if (problem.kind === 'unverified') return null;
  return (
    <Banner tone="danger">
      <span>{problem.text}</span>
      {problem.kind === 'offer-signup' && (
        <>
          {' '}
          <TextLink to={signup}>Sign up</TextLink>
        </>
      )}
    </Banner>
  );
}
