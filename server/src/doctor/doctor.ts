// `npm run doctor`: checks each service with calls that change nothing and cost next to nothing, and says what to do.
import type { Config, inspectConfig } from '../config.ts';
import { isLoopback } from '../lib/loopback.ts';
import type { Change, Finding } from './check.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkProfiles } from './check-profiles.ts';
import { checkSending } from './check-sending.ts';
import { checkSettings } from './check-settings.ts';
import { checkWriter } from './check-writer.ts';
import { countConnections } from './count-connections.ts';
import { hideSecrets } from './hide-secrets.ts';
import { parseFlags } from './flags.ts';
import { showFinding } from './show.ts';
import { planStripe } from './register-stripe.ts';
import { planUnipile } from './register-unipile.ts';

export type DoctorIo = {
  say(line: string): void;
  /** Whether the operator agrees; false without a terminal. */
  confirm(question: string): Promise<boolean>;
};

/** The exit status: 0 if nothing is wrong and nothing is left to do. */
export async function runDoctor(
  { config, faults }: ReturnType<typeof inspectConfig>,
  args: readonly string[],
  io: DoctorIo,
): Promise<number> {
  const flags = parseFlags(args);
  if ('fault' in flags) {
    io.say(flags.fault);
    return 2;
  }
  const hide = config ? hideSecrets(config) : (line: string) => line;
  const say = (line: string) => io.say(hide(line));
  const findings: Finding[] = [];
  const checks = [async () => checkSettings(faults), ...(config ? checksOf(config, flags.mailTo) : [])];
  for (const check of checks) {
    for (const finding of await check()) {
      findings.push(finding);
      if (!flags.json) for (const line of showFinding(finding)) say(line);
    }
  }
  const isWell = findings.every(({ outcome }) => outcome !== 'fault');
  if (flags.json) say(JSON.stringify({ ok: isWell, checks: findings }));
  const registered = flags.register && config ? await register(config, { ...io, say }, flags.yes) : true;
  return isWell && registered ? 0 : 1;
}

function checksOf(config: Config, mailTo: string | undefined): (() => Promise<Finding[]>)[] {
  const { publicUrl } = config;
  return [
    () => checkDatabase(config.databaseUrl),
    () => checkMail(config.mail, mailTo),
    () => checkPayments(config.stripe, publicUrl),
    () => checkWriter(config.writer),
    () => checkProfiles(config.apify),
    async () =>
      checkSending(config.unipile, publicUrl, config.unipile && (await countConnections(config.databaseUrl))),
    () => checkAddress(config),
  ];
}

/** Shows what it would change at the vendors before changing anything. */
async function register(config: Config, io: DoctorIo, yes: boolean): Promise<boolean> {
  try {
    const changes = await plan(config);
    if (changes.length === 0) {
      io.say('Nothing to register.');
      return true;
    }
    io.say('To register:');
    for (const { text } of changes) io.say(`  • ${text}`);
    if (!yes && !(await io.confirm('Do this now?'))) {
      io.say('Nothing was changed. Use --yes to skip this question.');
      return false;
    }
    for (const change of changes) {
      const todo = await change.apply();
      io.say(`✓ ${change.text}`);
      if (todo) io.say(`  → ${todo}`);
    }
    return true;
  } catch (error) {
    io.say(`✗ ${error instanceof Error ? error.message : 'Registering failed'}`);
    return false;
  }
}

async function plan({ stripe, unipile, publicUrl }: Config): Promise<Change[]> {
  if (isLoopback(new URL(publicUrl).hostname))
    throw new Error('PUBLIC_URL points to this machine, which vendors cannot reach: set it first');
  return [
    ...(stripe ? await planStripe(stripe, publicUrl) : []),
    ...(unipile ? await planUnipile(unipile, publicUrl) : []),
  ];
}
