// Bytes that no client library sends: broken request lines, duplicate and contradicting headers, truncated bodies.
import type { Call } from '@opener/contract/call';
import type { Dice } from '@opener/stand-ins/dice';

type Bytes = Pick<RawRequest, 'bytes' | 'isWhole'>;

export type RawRequest = {
  bytes: Buffer;
  /** Whether the server has enough for an answer; otherwise the connection has to be closed by the client. */
  isWhole: boolean;
  asksForNoBody: boolean;
};

const targets = [
  (path: string) => path,
  (path: string) => `http://stranger.example${path}`,
  (path: string) => `//stranger.example${path}`,
  (path: string) => `/../../..${path}`,
  (path: string) => `${path}/../../../../etc/passwd`,
  (path: string) => path.replaceAll('/', '\\'),
  (path: string) => `${path}?\u00ff=\u00fe`,
  (path: string) => `${path}#fragment`,
  (path: string) => `${path}?${'a&'.repeat(3_000)}`,
  (path: string) => `${path}${'/x'.repeat(2_000)}`,
  () => '*',
  () => '',
  () => '%',
  () => 'https:',
  () => '/api/docs/%2e%2e%2f',
  () => '/local/mail.json?to=%00',
  () => '/local/checkout/%00',
  () => '/local/mail/%ff',
  () => '/local/instagram.json?from[a]=b',
];

const headerSets = [
  ['Host: localhost', 'Host: stranger.example'],
  ['Host: a b'],
  [],
  ['Host: x', 'Content-Type: application/json', 'Content-Type: text/plain'],
  ['Host: x', 'Authorization: Bearer a', 'Authorization: Bearer b'],
  ['Host: x', 'Accept-Encoding: gzip', 'Accept-Encoding: br;q=0'],
  ['Host: x', 'X-Forwarded-For: 1.2.3.4', 'X-Forwarded-For: x'],
  ['Host: x', 'Stripe-Signature: a', 'Stripe-Signature: b'],
  ['Host: x', 'Unipile-Auth: a', 'Unipile-Auth: b'],
  ['Host: x', 'Cookie: a=b', 'Cookie: c'],
  ['Host: x', 'Expect: 100-continue'],
  ['Host: x', 'Expect: the-unexpected'],
  [
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: eA==',
  ],
  ['Host: x', 'Content-Encoding: gzip'],
  ['Host: x', 'Range: bytes=0-1,2-3'],
  ['Host: x', `X-Long: ${'x'.repeat(20_000)}`],
  ['Host: x', ...Array.from({ length: 300 }, (_, index) => `X-${index}: y`)],
];

const wrongHeaders = [
  'No colon at all',
  ': no name',
  'X-Nul: a\u0000b',
  'X Space: a',
  ' folded: a',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Transfer-Encoding: odd',
];

export function rawRequest(call: Call, dice: Dice): RawRequest {
  const request = make(call, dice);
  return { ...request, asksForNoBody: request.bytes.subarray(0, 5).toString() === 'HEAD ' };
}

function make(call: Call, dice: Dice): Bytes {
  const kind = dice.below(10);
  if (kind === 0) return { bytes: noise(dice), isWhole: false };
  const method = dice.pick([
    call.method,
    call.method,
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PATCH',
    'CONNECT',
    'get',
    'NONSENSE',
  ]);
  const path = dice.pick(targets)(`/api${call.path.replaceAll(/:\w+/g, 'x')}`);
  const version = dice.pick(['1.1', '1.1', '1.1', '1.0', '2.0', '9']);
  const headers = [...dice.pick(headerSets), 'Connection: close'];
  const body = '{"email":"a@example.com"}';
  const start = `${method} ${path} HTTP/${version}\r\n`;
  const sized = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  const whole = { bytes: packed(start, [...headers, ...sized], body), isWhole: true };
  if (kind < 5) return whole;
  return dice.pick<() => Bytes>([
    () => ({ bytes: whole.bytes.subarray(0, dice.below(whole.bytes.length)), isWhole: false }),
    () => ({ bytes: packed(start, [...headers, dice.pick(wrongHeaders)], body), isWhole: false }),
    () => ({
      bytes: packed(start, [...headers, 'Content-Type: application/json', 'Content-Length: 400'], body),
      isWhole: false,
    }),
    () => ({
      bytes: packed(
        start,
        [...headers, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
        dice.pick(chunks),
      ),
      isWhole: false,
    }),
  ])();
}

const chunks = [
  'zz\r\n',
  '5\r\nabc',
  '-1\r\n',
  'ffffffffffffffffff\r\n',
  '2\r\n{}\r\n0\r\n',
  '2;x=y\r\n{}\r\n0\r\nX: y\r\n',
];

function packed(start: string, headers: string[], body: string): Buffer {
  return Buffer.from(`${start}${headers.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

function noise(dice: Dice): Buffer {
  return dice.pick<() => Buffer>([
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
    () => Buffer.from('GET /api/health\r\n\r\n'),
    () => Buffer.from('\r\n\r\n\r\n'),
    () => Buffer.from('EHLO example.com\r\n'),
    () => Buffer.from(Array.from({ length: dice.between(1, 400) }, () => dice.below(256))),
  ])();
}
