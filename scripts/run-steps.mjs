// Runs named commands one after the other, or some of them side by side, and stops at the first step that fails.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

export async function runSteps(steps) {
  for (const { name, command, args, sideBySide } of steps) {
    const began = Date.now();
    console.log(`\n▸ ${name}`);
    const code = sideBySide ? await runSideBySide(sideBySide) : await run(command, args);
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
  return ended(spawn(command, args, { stdio: 'inherit' }));
}

/** As many at once as there are cores; each says what it has to say when it is done. */
async function runSideBySide(commands) {
  const waiting = [...commands];
  let worst = 0;
  const hands = Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const child = spawn(next.command, next.args, { stdio: ['ignore', 'pipe', 'pipe'] });
      const [code, said, complained] = await Promise.all([
        ended(child),
        text(child.stdout),
        text(child.stderr),
      ]);
      process.stdout.write(said + complained);
      worst = Math.max(worst, code);
    }
  });
  await Promise.all(hands);
  return worst;
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
