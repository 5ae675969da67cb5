// Runs a TypeScript file in a separate process. It is bundled once, because loading hundreds of source files takes seconds.
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { build, type Plugin, stop } from 'esbuild';

type Options = {
  output?: 'ignore' | 'pipe';
  /** Run it as another user. */
  as?: { uid: number; gid: number } | undefined;
};

const bundles = new Map<string, Promise<string>>();

export async function startScript(
  file: string,
  args: string[],
  { output = 'ignore', as }: Options = {},
): Promise<ChildProcess> {
  const bundle = bundles.get(file) ?? bundleScript(file);
  bundles.set(file, bundle);
  const code = await bundle;
  const child = spawn(process.execPath, ['--input-type=module', '-', ...args], {
    // Where packages are resolved from.
    cwd: dirname(file),
    stdio: ['pipe', output, 'inherit'],
    ...as,
  });
  child.stdin!.end(code);
  return child;
}

async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    write: false,
    bundle: true,
    plugins: [leavePackages],
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  // esbuild's helper process would otherwise stay as long as ours.
  await stop();
  return outputFiles[0]!.text;
}

/** Our own workspaces are bundled; npm packages are resolved at run time. */
const leavePackages: Plugin = {
  name: 'leave-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@opener/') ? undefined : { path, external: true },
    );
  },
};
