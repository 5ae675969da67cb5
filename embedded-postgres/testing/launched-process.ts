// Runs launch-embedded.ts in a separate process and reads its result.
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { startScript } from './start-script.ts';

const started = z.object({
  url: z.string(),
  dataDir: z.string(),
  adopted: z.boolean(),
  lines: z.array(z.string()),
});
const refused = z.object({ error: z.string() });

type Launch = {
  dataDir: string;
  share?: boolean;
  packageDir?: string;
  settings?: Record<string, string>;
  /** Run it as another user. */
  as?: { uid: number; gid: number } | undefined;
};

/** Waits until it has the database; throws its error otherwise. */
export async function launchProcess(launch: Launch) {
  const { answer, end } = await startLaunchProcess(launch);
  return { answer: await answer(), end };
}

export async function startLaunchProcess({ as, settings = { fsync: 'off' }, ...options }: Launch) {
  const args = [JSON.stringify({ ...options, settings })];
  const child = await startScript(join(import.meta.dirname, 'launch-embedded.ts'), args, {
    output: 'pipe',
    as,
  });
  const exited = once(child, 'exit');
  const firstLine = once(createInterface(child.stdout!), 'line');
  return {
    answer: async () => {
      const [line] = z.tuple([z.string()]).parse(await firstLine);
      const parsed = z.union([started, refused]).parse(JSON.parse(line));
      if ('error' in parsed) throw new Error(parsed.error);
      return parsed;
    },
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
    },
  };
}
