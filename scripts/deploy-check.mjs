// `npm run deploy:check`: checks the files of deploy/ with the programs that will read them, where they are installed, and says what it
// could not check. Not part of the tests, because a bare machine has none of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.chdir(new URL('..', import.meta.url).pathname);

const units = 'deploy/systemd';
const container = 'deploy/compose.yaml';

const checks = [
  { what: 'alert rules', command: ['promtool', 'check', 'rules', 'deploy/prometheus/alerts.yml'] },
  {
    what: 'alert rules, tried out',
    command: ['promtool', 'test', 'rules', 'deploy/prometheus/alerts.test.yml'],
  },
  { what: 'Prometheus', command: ['promtool', 'check', 'config', 'deploy/prometheus/prometheus.yml'] },
  {
    what: 'Caddyfile',
    command: ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
  },
  { what: 'units', command: ['systemd-analyze', 'verify'], args: placeUnits },
  // Without a file of secrets there is nothing to insert; only the structure is checked.
  {
    what: 'compose file',
    command: ['docker', 'compose', '--file', container, 'config', '--quiet', '--no-env-resolution'],
    needs: ['docker', 'compose', 'version'],
    env: { OPENER_DOMAIN: 'opener.example', POSTGRES_PASSWORD: 'secret' },
  },
  {
    what: 'Dockerfile',
    command: ['docker', 'build', '--quiet', '--file', 'deploy/Dockerfile', '--tag', 'opener', '.'],
    needs: ['docker', 'info'],
  },
];

const temporary = mkdtempSync(join(tmpdir(), 'opener-units-'));
process.on('exit', () => rmSync(temporary, { recursive: true }));

const unchecked = [];
for (const { what, command, args, needs, env } of checks) {
  const [program, ...rest] = command;
  if (!canRun(needs ?? [program, '--help'])) {
    unchecked.push(`${what}: needs ${(needs ?? [program]).join(' ')}`);
    continue;
  }
  const { status, stdout, stderr } = spawnSync(program, [...rest, ...(args?.() ?? [])], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  // systemd-analyze only warns about a line that it does not know.
  const isFine = status === 0 && !stderr.includes(temporary);
  console.log(`${isFine ? '✓' : '✗'} ${what}`);
  if (isFine) continue;
  console.log(`${stdout}${stderr}`);
  process.exitCode = 1;
}
for (const line of unchecked) console.log(`- not checked: ${line}`);

function canRun([program, ...args]) {
  const { error, status } = spawnSync(program, args, { stdio: 'ignore' });
  return !error && status === 0;
}

/** Copies with the Node of this machine, because the checker looks for the program that a unit starts. */
function placeUnits() {
  return readdirSync(units).map((name) => {
    const placed = join(temporary, name.replace('@.', '@1.'));
    const text = readFileSync(join(units, name), 'utf8');
    writeFileSync(placed, text.replaceAll('/usr/bin/node', process.execPath));
    return placed;
  });
}
