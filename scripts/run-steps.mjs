// Runs named commands one after the other and stops at the first that fails.
import { spawn } from 'node:child_process';

export async function runSteps(steps) {
  for (const { name, command, args } of steps) {
    const began = Date.now();
    console.log(`\n▸ ${name}`);
    const code = await run(command, args);
    if (code !== 0) {
      console.error(`\n✗ ${name} failed`);
      process.exit(code);
    }
    console.log(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
}

/** The name of a package's command, as npm would find it. */
export const bin = (name) => `node_modules/.bin/${name}`;

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
