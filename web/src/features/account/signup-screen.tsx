// Creating an account; beside the form, what the product writes.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import { failureDetail } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { useAccount } from './account-provider.tsx';
import { useSignup } from './api/signup.ts';
import { useArrival } from './arrival.ts';
import { AuthCard, TextLink } from './auth-card.tsx';
import { passwordStrength } from './password-strength.ts';
import { SampleDms } from './sample-dms.tsx';
import { signupProblem, type SignupProblem } from './signup-error.ts';
import { SignupForm } from './signup-form.ts';

export function SignupScreen() {
  const { status } = useAccount();
  if (status === 'signed-in') return <Navigate to="/app/dashboard" replace />;
  return (
    <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <SignupCard />
      <SampleDms />
    </div>
  );
}

function SignupCard() {
  const { from, query } = useArrival();
  const navigate = useNavigate();
  const signup = useSignup();
  const [problem, setProblem] = useState<SignupProblem>();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: standardSchemaResolver(SignupForm),
  });
  const { errors, isSubmitting } = formState;
  // Registered here in visual order: the first error in this order takes the focus.
  const inputs = {
    name: register('name'),
    email: register('email'),
    password: register('password'),
    confirm: register('confirm'),
    terms: register('terms'),
  };
  const strength = passwordStrength(useWatch({ control, name: 'password' }) ?? '');
  const login = `/login${query}`;

  const submit = handleSubmit(async ({ name, email, password }) => {
    setProblem(undefined);
    let signupId: string;
    try {
      ({ signup_id: signupId } = await signup.mutateAsync({ name, email, password }));
    } catch (error) {
      return setProblem(signupProblem(failureDetail(error)));
    }
    await navigate(`/verify-email${query}`, { state: { email, signupId, from } });
  });

  return (
    <AuthCard
      title="Start with ten free sends"
      intro="No card needed. Your first message is a minute away."
      footer={
        <>
          Already have an account?{' '}
          <TextLink to={login} state={{ from }}>
            Sign in
          </TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {problem && (
          <Banner tone="danger">
            <span>{problem.text}</span> {problem.offerLogin && <TextLink to={login}>Sign in</TextLink>}
          </Banner>
        )}
        <Field label="Full name" error={errors.name?.message}>
          {(field) => <Input {...field} autoComplete="name" {...inputs.name} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(field) => <Input {...field} type="email" autoComplete="email" {...inputs.email} />}
        </Field>
        <Field
          label="Password"
          error={errors.password?.message}
          hint={<StrengthMeter score={strength.score} label={strength.label} />}
        >
          {(field) => <PasswordInput {...field} autoComplete="new-password" {...inputs.password} />}
        </Field>
        <Field label="Confirm password" error={errors.confirm?.message}>
          {(field) => <PasswordInput {...field} autoComplete="new-password" {...inputs.confirm} />}
        </Field>
        <Checkbox label={<Terms />} error={errors.terms?.message} {...inputs.terms} />
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Creating your account">
          Create account
        </Button>
      </form>
    </AuthCard>
  );
}

function Terms() {
  return (
    <>
      I am 18 or older and agree to the{' '}
      <TextLink to="/terms" target="_blank">
        Terms of Service
      </TextLink>{' '}
      and the{' '}
      <TextLink to="/privacy" target="_blank">
        Privacy Policy
      </TextLink>
      .
    </>
  );
}
