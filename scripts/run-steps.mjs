// Runs named commands one after the other, says how long each took, and stops at the first that fails.
import { spawn } from 'node:child_process';

export async function runSteps(steps) {
  const took = [];
  for (const { name, command, args } of steps) {
    const began = Date.now();
    console.log(`\n▸ ${name}`);
    const code = await run(command, args);
    if (code !== 0) {
      const seed = process.env.TEST_SEED;
      console.error(`\n✗ ${name} failed${seed ? `, in the order of seed ${seed}` : ''}`);
      process.exit(code);
    }
    const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    console.log(`✓ ${name} (${seconds})`);
    took.push(`${seconds.padStart(8)}  ${name}`);
  }
  console.log(`\nHow long each part took:\n${took.join('\n')}`);
}

/** The name of a package's command, as npm would find it. */
export const bin = (name) => `node_modules/.bin/${name}`;

/** One kind of test; see vitest.config.ts. */
export const vitest = (project) => ({ command: bin('vitest'), args: ['run', '--project', project] });

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
