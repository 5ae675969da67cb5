// `npm run dev`: the server restarts and the browser reloads as you edit. Vite answers at PORT and passes /api and /local on.
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

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));

function start([command, ...args], childEnv) {
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env: childEnv });
  child.on('exit', (code) => {
    children.forEach((other) => other.kill('SIGTERM'));
    process.exitCode ||= code ?? 0;
  });
  return child;
}
