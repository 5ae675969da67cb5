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
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The hash of random bytes that nobody kept, with the parameters above: making one at each start would delay the first passwords. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$EBynSTMVSui5vFt0e+r43A$ZuAgdoOsVwYZwROXLEB2rwdgn5E0SU1K/1duwjYiWkE';

export function createPasswords(): Passwords {
  const limit = limitConcurrency({
    running: 2,
    waiting: 200,
    onFull: () => new AppError('busy', 'passwords_busy', commonErrors.busy, 5),
  });

  return {
    hash: (password) => limit(() => hash(password, parameters)),
    async verify(passwordHash, password) {
      const same = await limit(() => verify(passwordHash ?? nobodysHash, password));
      return same && passwordHash !== undefined;
    },
  };
}
