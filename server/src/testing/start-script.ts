// Starts a script of this folder as a process of its own. It is bundled first, once: loading hundreds of source files takes seconds.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import server from '../../package.json' with { type: 'json' };

type Options = {
  output?: 'ignore' | 'pipe';
  /** Run it as somebody else. */
  as?: { uid: number; gid: number } | undefined;
};

const bundles = new Map<string, Promise<string>>();

export async function startScript(
  name: string,
  args: string[],
  { output = 'ignore', as }: Options = {},
): Promise<ChildProcess> {
  const bundle = bundles.get(name) ?? bundleScript(name);
  bundles.set(name, bundle);
  const code = await bundle;
  const child = spawn(process.execPath, ['--input-type=module', '-', ...args], {
    // Where it looks for packages.
    cwd: import.meta.dirname,
    stdio: ['pipe', output, 'inherit'],
    ...as,
  });
  child.stdin!.end(code);
  return child;
}

async function bundleScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, name)],
    write: false,
    bundle: true,
    // Our own workspaces are bundled; npm packages stay where npm put them.
    external: Object.keys(server.dependencies).filter((name) => !name.startsWith('@opener/')),
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  // Its helper process would stay for as long as ours.
  await stop();
  return outputFiles[0]!.text;
}
