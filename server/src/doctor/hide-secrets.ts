import type { Config } from '../config.ts';

/** A last safeguard for every printed line: known secrets are masked, whatever a vendor or a library says. */
export function hideSecrets({ databaseUrl, appSecret, mail, stripe, writer, apify, unipile }: Config) {
  const secrets = [
    appSecret,
    ...passwordsIn(databaseUrl),
    ...passwordsIn(mail?.smtpUrl),
    stripe?.secretKey,
    stripe?.webhookSecret,
    writer?.apiKey,
    apify?.token,
    unipile?.apiKey,
    unipile?.webhookSecret,
  ].filter((secret): secret is string => secret !== undefined && secret.length >= shortest);
  return (line: string): string => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), line);
}

/** Shorter values are ordinary words, such as the `none` of a model without a key. */
const shortest = 5;

function passwordsIn(address: string | undefined): string[] {
  if (!address) return [];
  const { password } = new URL(address);
  return [password, decoded(password)];
}

/** A lone `%` is no escape, but it is in some passwords. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
