import { parseArgs } from 'node:util';

export type Flags = { json: boolean; register: boolean; yes: boolean; mailTo: string | undefined };

const usage = 'Usage: npm run doctor -- [--json] [--mail-to you@example.com] [--register [--yes]]';

export function parseFlags(args: readonly string[]): Flags | { fault: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        register: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'mail-to': { type: 'string' },
      },
    });
    const { json, register, yes, 'mail-to': mailTo } = values;
    if (mailTo !== undefined && !/^[^\s@]+@[^\s@]+$/.test(mailTo))
      return { fault: '--mail-to must be an email address' };
    if (json && register) return { fault: '--json cannot be combined with --register' };
    return { json, register, yes, mailTo };
  } catch {
    return { fault: usage };
  }
}
