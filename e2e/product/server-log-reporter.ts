// Prints the product's own log after a failure.
import { readFileSync } from 'node:fs';
import type { FullResult, Reporter } from '@playwright/test/reporter';
import { serverLog } from './server-log.ts';

export default class ServerLogReporter implements Reporter {
  onEnd(result: FullResult): void {
    if (result.status === 'passed') return;
    process.stdout.write(`\nThe product said:\n${read() || '(nothing)'}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function read(): string {
  try {
    return readFileSync(serverLog, 'utf8').trim();
  } catch {
    return '';
  }
}
