// Runs named commands, prints how long each took, and stops after the first failure. Commands in one list run in parallel, because most
// leave part of the machine idle; all of them end before a failure stops the run, so that none is left behind.
import { spawn } from 'node:child_process';

export async function runSteps(steps) {
  const took = [];
  for (const step of steps) {
    const atOnce = Array.isArray(step) ? step : [step];
    if (atOnce.length > 1) console.log(`\n▸ in parallel: ${atOnce.map(({ name }) => name).join(', ')}`);
    const ended = await Promise.all(atOnce.map((one) => runStep(one, atOnce.length > 1)));
    stopAtFailures(ended.filter(({ code }) => code !== 0));
    took.push(...ended.map(({ name, seconds }) => `${seconds.padStart(8)}  ${name}`));
  }
  console.log(`\nHow long each part took:\n${took.join('\n')}`);
}

/** The path of a package's binary, as npm would resolve it. */
export const bin = (name) => `node_modules/.bin/${name}`;

/** One kind of test; see vitest.config.ts. */
export const vitest = (project) => ({ command: bin('vitest'), args: ['run', '--project', project] });

/** In parallel, output is buffered until the command has ended, so that lines don't mix. */
async function runStep({ name, command, args }, besideOthers) {
  const began = Date.now();
  const heading = `\n▸ ${name}`;
  if (!besideOthers) console.log(heading);
  const { code, output } = await run(command, args, besideOthers);
  if (besideOthers) console.log(`${heading}\n${output}`);
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  if (code === 0) console.log(`✓ ${name} (${seconds})`);
  return { name, code, seconds, output };
}

/** Shows the end of each failed command's output again, because that of a command beside it may be long, and come after. */
function stopAtFailures(failed) {
  if (failed.length === 0) return;
  for (const { name, output } of failed)
    if (output)
      console.error(`\n✗ ${name}, the end of its output:\n${output.split('\n').slice(-100).join('\n')}`);
  const seed = process.env.TEST_SEED;
  const names = failed.map(({ name }) => name).join(' and ');
  console.error(`\n✗ ${names} failed${seed ? `, in the order of seed ${seed}` : ''}`);
  process.exit(failed[0].code);
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
