// Secrets derived from APP_SECRET: keyed hashes for short codes, authenticated encryption for what must be read again, and random tokens.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

export type Secrets = {
  /** For values too short for a plain hash, such as 6-digit codes. */
  keyedHash(purpose: string, value: string): string;
  /** AES-256-GCM; `context` must be the same when opening. */
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
};

export function createSecrets(appSecret: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', appSecret, 'opener', purpose, 32));
  const hashKey = key('keyed-hash');
  const sealKey = key('seal');

  return {
    keyedHash: (purpose, value) =>
      createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest('base64url'),
    seal(plain, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv, { authTagLength: 16 }).setAAD(
        Buffer.from(context),
      );
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** 256 bits: enough that a plain hash of it cannot be brute-forced. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newCode(digits: number): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
}

export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
