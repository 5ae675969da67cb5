// A server in a separate process, so that its memory and CPU time are not mixed with the bench's own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Ready = z.object({ port: z.number() });
const Question = z.object({ afterCollecting: z.boolean() });
const Usage = z.object({ rss: z.number(), peakRss: z.number(), cpuMs: z.number() });

export type ServerProcess = {
  port: number;
  /** Memory in bytes, now and at its peak, and CPU time. */
  usage(options?: { afterCollecting: boolean }): Promise<z.infer<typeof Usage>>;
  stop(): Promise<void>;
};

export async function startServerProcess(module: URL, args: string[]): Promise<ServerProcess> {
  const child = fork(fileURLToPath(module), args, { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${module.pathname} ended early`)));
  died.catch(() => undefined);
  const { port } = Ready.parse(await Promise.race([nextMessage(child), died]));
  return {
    port,
    async usage({ afterCollecting } = { afterCollecting: false }) {
      const answer = nextMessage(child);
      child.send({ afterCollecting });
      return Usage.parse(await Promise.race([answer, died]));
    },
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}

/** The child's side: reports the port, answers questions, and exits with the parent. */
export function serveParent(port: number, close: () => Promise<void>): void {
  process.on('message', (message) => {
    if (Question.parse(message).afterCollecting) globalThis.gc?.();
    // The kernel's high-water mark, in kilobytes: sampling would miss peaks.
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const cpuMs = (userCPUTime + systemCPUTime) / 1000;
    process.send!({ rss: process.memoryUsage.rss(), peakRss: maxRSS * 1024, cpuMs });
  });
  process.once('disconnect', () => void close());
  process.send!({ port });
}
