// `npm run dev`: the server restarts and the browser reloads on changes. Vite listens on PORT and proxies /api and /local.
import { spawn } from 'node:child_process';

process.chdir(new URL('..', import.meta.url).pathname);

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const env = { ...process.env, API_PORT: apiPort };
const address = `http://localhost:${port}`;

const children = [
  start(['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts', 'all'], {
    ...env,
    PORT: apiPort,
    PUBLIC_URL: env.PUBLIC_URL ?? address,
  }),
  start(['vite', 'web', '--port', port, '--strictPort', '--clearScreen', 'false'], env),
];

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

/** Only once: a second signal would kill the server before it has stopped its database. */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  children.forEach((child) => child.kill(signal));
}

function start([command, ...args], childEnv) {
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env: childEnv });
  child.on('exit', (code) => {
    stop('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
  return child;
}
