import { expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { hideSecrets } from './hide-secrets.ts';

const hide = (smtpUrl: string) => hideSecrets({ mail: { smtpUrl } } as unknown as Config);

it('hides a password as it is written, and as it is meant', () => {
  const line = hide('smtps://ann:p%C3%A4ssword@mail.example')('p%C3%A4ssword is pässword');
  expect(line).toBe('… is …');
});

it('hides one with a lone percent sign', () => {
  expect(hide('smtps://ann:50%off-today@mail.example')('sent 50%off-today')).toBe('sent …');
});
