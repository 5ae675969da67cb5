// Collects how long each test took (Vitest and Playwright) in one file, and prints the slowest at the end.
import { appendFileSync, readFileSync } from 'node:fs';

const file = () => process.env.TEST_TIMES;

function note(name, milliseconds) {
  if (file()) appendFileSync(file(), `${JSON.stringify({ name, milliseconds })}\n`);
}

/** A reporter for both runners: each calls only the method it knows. */
export default class TestTimes {
  onTestCaseResult(test) {
    note(`${test.module.relativeModuleId} › ${test.fullName}`, test.diagnostic()?.duration ?? 0);
  }

  onTestEnd(test, result) {
    note(test.titlePath().filter(Boolean).join(' › '), result.duration);
  }

  printsToStdio() {
    return false;
  }
}

export function slowest(count = 10) {
  const noted = readFileSync(file(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return noted
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
