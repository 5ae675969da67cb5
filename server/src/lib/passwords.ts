// argon2id with OWASP's parameters. Hashing is expensive, so concurrency and the queue are limited.
import { hash, verify } from '@node-rs/argon2';
import { commonErrors } from '@opener/contract/errors';
import { AppError } from './errors.ts';
import { limitConcurrency } from './limit-concurrency.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Without a hash it takes the same time and returns false, so that unknown accounts can't be detected by timing. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
};

const argon2id = 2;

/** In KiB, and in passes over it. */
type Effort = { memoryCost: number; timeCost: number };
const usualEffort: Effort = { memoryCost: 19_456, timeCost: 2 };

/** The hash of random bytes that nobody kept: making one at each start would delay the first passwords. */
export const nobodysHash = ({ memoryCost, timeCost } = usualEffort) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$EBynSTMVSui5vFt0e+r43A$ZuAgdoOsVwYZwROXLEB2rwdgn5E0SU1K/1duwjYiWkE`;

export function createPasswords(effort = usualEffort): Passwords {
  const parameters = { algorithm: argon2id, ...effort, parallelism: 1 } as const;
  const nobodys = nobodysHash(effort);
  const limit = limitConcurrency({
    running: 2,
    waiting: 200,
    onFull: () => new AppError('busy', 'passwords_busy', commonErrors.busy, 5),
  });

  return {
    hash: (password) => limit(() => hash(password, parameters)),
    async verify(passwordHash, password) {
      const same = await limit(() => verify(passwordHash ?? nobodys, password));
      return same && passwordHash !== undefined;
    },
  };
}
