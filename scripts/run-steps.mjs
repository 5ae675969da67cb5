// Runs named commands, says how long each took, and stops at the first that fails. Those in one list run at the same time: most
// leave a part of the machine idle.
import { spawn } from 'node:child_process';

export async function runSteps(steps) {
  const took = [];
  for (const step of steps) {
    const atOnce = Array.isArray(step) ? step : [step];
    took.push(...(await Promise.all(atOnce.map((one) => runStep(one, atOnce.length > 1)))));
  }
  console.log(`\nHow long each part took:\n${took.join('\n')}`);
}

/** The name of a package's command, as npm would find it. */
export const bin = (name) => `node_modules/.bin/${name}`;

/** One kind of test; see vitest.config.ts. */
export const vitest = (project) => ({ command: bin('vitest'), args: ['run', '--project', project] });

/** Beside others, its output is kept until it has ended, or their lines would mix. */
async function runStep({ name, command, args }, besideOthers) {
  const began = Date.now();
  const heading = `\n▸ ${name}`;
  if (!besideOthers) console.log(heading);
  const { code, output } = await run(command, args, besideOthers);
  if (besideOthers) console.log(`${heading}\n${output}`);
  if (code !== 0) {
    const seed = process.env.TEST_SEED;
    console.error(`\n✗ ${name} failed${seed ? `, in the order of seed ${seed}` : ''}`);
    process.exit(code);
  }
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  console.log(`✓ ${name} (${seconds})`);
  return `${seconds.padStart(8)}  ${name}`;
}

function run(command, args, keepOutput) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: keepOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : code, output }));
  });
}
