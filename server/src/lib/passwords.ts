// argon2id at OWASP's parameters. Hashing is heavy, so only a few run at once and the line is bounded.
import { hash, verify } from '@node-rs/argon2';
import { commonErrors } from '@opener/contract/errors';
import { AppError } from './errors.ts';
import { limitConcurrency } from './limit-concurrency.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** With no hash it takes as long as with one, and says no: an unknown account costs the same time. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
};

const argon2id = 2;
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function createPasswords(): Passwords {
  const limit = limitConcurrency({
    running: 2,
    waiting: 200,
    onFull: () => new AppError('busy', 'passwords_busy', commonErrors.busy, 5),
  });
  const hashPassword = (password: string) => limit(() => hash(password, parameters));
  const nobody = hashPassword('nobody has this password');

  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      const against = passwordHash ?? (await nobody);
      const same = await limit(() => verify(against, password));
      return same && passwordHash !== undefined;
    },
  };
}
