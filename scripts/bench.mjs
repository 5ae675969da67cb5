// `npm run bench -- <name> [args]`: runs bench/<name>/run.ts, or all of them. Fails if one misses its target.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync('bench')
  .filter((entry) => existsSync(`bench/${entry}/run.ts`))
  .toSorted();

if (name && !names.includes(name)) {
  console.error(`There is no bench called ${name}. There are: ${names.join(', ')}`);
  process.exit(1);
}

const missed = [];
for (const each of name ? [name] : names) {
  console.log(`\n▸ ${each}`);
  const code = await run(each, name ? args : []);
  if (code !== 0) missed.push(each);
}
if (missed.length > 0) console.error(`\n✗ missed: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);

function run(bench, benchArgs) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `bench/${bench}/run.ts`, ...benchArgs], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
