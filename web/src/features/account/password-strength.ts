// Advice only: how many of five criteria a password meets.
import { accountLimits } from '@opener/contract/account';

export type Strength = { score: number; label: string };

const labels = ['', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'] as const;

export function passwordStrength(password: string): Strength {
  const met = [
    password.length >= accountLimits.passwordMin,
    /\p{Lu}/u.test(password),
    /\p{Ll}/u.test(password),
    /\d/.test(password),
    /[^\p{L}\d]/u.test(password),
  ];
  const score = met.filter(Boolean).length;
  return { score, label: labels[score] ?? '' };
}
