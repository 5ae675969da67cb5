// Measures vendors from outside: wraps a port without changing what it does.
import { FinalFault, OperatorFault, SilentFault, TransientFault } from '../lib/port-faults.ts';
import { type Method, wrapPort } from '../lib/wrap-port.ts';
import type { InstagramPort, SendResult } from '../providers/instagram/port.ts';
import { MailRefused, type MailPort } from '../providers/mail/port.ts';
import type { PaymentsPort } from '../providers/payments/port.ts';
import type { ProfilesPort } from '../providers/profiles/port.ts';
import type { WriterPort } from '../providers/writer/port.ts';
import type { Instruments } from './instruments.ts';

export type Ports = {
  mail: MailPort;
  payments: PaymentsPort;
  instagram: InstagramPort;
  profiles: ProfilesPort;
  writer: WriterPort;
};

type AsynchronousIn<P> = {
  [K in keyof P]-?: NonNullable<P[K]> extends (...given: never[]) => Promise<unknown> ? K : never;
}[keyof P];

/** Whether a method calls the vendor. A new method has to be listed. */
const operations: { [P in keyof Ports]: Record<AsynchronousIn<Ports[P]>, boolean> } = {
  mail: { send: true, close: false },
  payments: { open: true, look: true },
  instagram: {
    connect: true,
    resume: true,
    stateOf: true,
    disconnect: true,
    send: true,
    findUsername: true,
    listMessages: true,
    isOpen: true,
  },
  profiles: { read: true },
  writer: { write: true, check: true, reply: true, followUp: true, checkFollowUp: true },
};

export function observePorts(instruments: Instruments, ports: Ports): Ports {
  return {
    mail: observe(instruments, 'mail', ports.mail),
    payments: observe(instruments, 'payments', ports.payments),
    instagram: observe(instruments, 'instagram', countSends(instruments, ports.instagram)),
    profiles: observe(instruments, 'profiles', ports.profiles),
    writer: observe(instruments, 'writer', ports.writer),
  };
}

function observe<P extends keyof Ports>(instruments: Instruments, name: P, port: Ports[P]): Ports[P] {
  const called: Partial<Record<PropertyKey, boolean>> = operations[name];
  return wrapPort(port, (key, method) =>
    called[key] === true
      ? (...given) => measure(instruments, { port: name, operation: String(key) }, () => method(...given))
      : method,
  );
}

async function measure<T>(
  { vendorSeconds, vendorCalls }: Instruments,
  call: { port: string; operation: string },
  work: () => Promise<T>,
): Promise<T> {
  const end = vendorSeconds.startTimer(call);
  try {
    const answer = await work();
    vendorCalls.inc({ ...call, outcome: 'ok' });
    return answer;
  } catch (error) {
    vendorCalls.inc({ ...call, outcome: outcomeOf(error) });
    throw error;
  } finally {
    end();
  }
}

/** `final` is an answer, such as a profile that does not exist; the others are faults of the vendor or the connection. */
export function outcomeOf(error: unknown): 'final' | 'transient' | 'timeout' | 'aborted' | 'error' {
  if (error instanceof OperatorFault) return 'error';
  if (error instanceof FinalFault || error instanceof MailRefused) return 'final';
  if (error instanceof SilentFault) return 'timeout';
  if (error instanceof TransientFault) return 'transient';
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'timeout';
  return name === 'AbortError' ? 'aborted' : 'error';
}

const sendOutcomes: (SendResult['type'] | 'unknown')[] = [
  'sent',
  'declined',
  'blocked',
  'account lost',
  'called off',
  'not now',
  'unknown',
];

/** The final states of deliveries, as the provider reports them. A call that throws may have delivered it. */
function countSends({ sends }: Instruments, port: InstagramPort): InstagramPort {
  // From the start at zero: Prometheus can't see an increase to a series that did not exist.
  for (const outcome of sendOutcomes) sends.inc({ outcome }, 0);
  const send: InstagramPort['send'] = async (request, options) => {
    try {
      const result = await port.send(request, options);
      sends.inc({ outcome: result.type });
      return result;
    } catch (error) {
      sends.inc({ outcome: 'unknown' });
      throw error;
    }
  };
  return wrapPort(port, (key, method) => (key === 'send' ? (send as Method) : method));
}
