// A few clients that send the next request as soon as the last one is answered.
import { Agent, type IncomingMessage, request } from 'node:http';

const patienceMs = 20_000;

export type Call = { path: string; token: string; body?: object };

/** Requests per second, over a number of them or until the time limit. */
export async function throughput(
  port: number,
  callers: (() => Call)[],
  calls: number,
  status: number,
): Promise<{ perSecond: number; answered: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers.length });
  const began = performance.now();
  let answered = 0;
  await Promise.all(
    callers.map(async (next) => {
      while (answered < calls && performance.now() < began + patienceMs) {
        await ask(port, agent, next(), status);
        answered++;
      }
    }),
  );
  agent.destroy();
  return { perSecond: answered / ((performance.now() - began) / 1000), answered };
}

function ask(port: number, agent: Agent, { path, token, body }: Call, status: number): Promise<void> {
  const payload = body && JSON.stringify(body);
  const options = {
    host: '127.0.0.1',
    port,
    agent,
    path,
    method: payload ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'application/json' }) },
    timeout: 30_000,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (answer: IncomingMessage) => {
      const { statusCode } = answer;
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        statusCode === status
          ? resolve()
          : reject(new Error(`${path} answered ${statusCode}, not ${status}`)),
      );
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${path} did not answer`)));
    outgoing.once('error', reject);
    outgoing.end(payload);
  });
}
