// Requests over the whole contract: method, path, query, headers and body of a call, each valid or corrupted.
import type { Call } from '@opener/contract/call';
import type { Dice } from '@opener/stand-ins/dice';
import { oddBody } from './odd-body.ts';
import { oddText } from './odd-values.ts';
import { type KnownValues, plausible } from './plausible-input.ts';
import { spoil } from './spoil.ts';

export type OddRequest = {
  call: Call;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Whether method and path are the call's own, so that its documented statuses apply. */
  isAddressed: boolean;
};

export type Caller = {
  /** For a signed-in user. */
  tokenFor(call: Call, dice: Dice): string;
  known: KnownValues;
  /** The ids for the parameters of a call, in the order of its path, for the method that is sent. */
  idsFor(call: Call, method: string, dice: Dice): readonly string[];
  /** Webhooks: what the vendor might send, and how it is signed. */
  events: Record<string, readonly object[]>;
  sign(call: Call, body: Buffer): Record<string, string>;
};

const otherMethods = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'MKCOL',
];

export function oddRequest(call: Call, dice: Dice, caller: Caller): OddRequest {
  const method = dice.chance(0.94) ? call.method : dice.pick(otherMethods);
  const place = placeOf(call, method, dice, caller);
  const events = caller.events[call.name];
  const sent = call.body ? plausible(call.body, dice, caller.known) : events && dice.pick(events);
  const { body, type, headers } = oddBody(sent, dice);
  return {
    call,
    method,
    path: `/api${place.path}${queryOf(call, dice, caller)}`,
    headers: {
      ...headersOf(dice, caller.tokenFor(call, dice), type),
      ...headers,
      ...(body && dice.chance(0.9) && caller.sign(call, body)),
    },
    body,
    isAddressed: place.isAddressed && method === call.method,
  };
}

/** An id stays one path segment, whatever it contains; otherwise it would be another path. */
function placeOf(
  call: Call,
  method: string,
  dice: Dice,
  caller: Caller,
): { path: string; isAddressed: boolean } {
  const ids = [...caller.idsFor(call, method, dice)];
  const path = call.path.replaceAll(/:\w+/g, () => {
    const id = ids.shift() ?? '';
    if (dice.chance(0.8)) return id;
    const odd = escaped(oddText(dice))
      .replace(/%?.{0,2}$/, '')
      .slice(0, 1_999);
    return dice.pick([
      id.toUpperCase(),
      `${id}%20`,
      id.slice(1) || '-',
      '%ff',
      '%ed%a0%80',
      '%c0%ae',
      odd || '-',
    ]);
  });
  if (dice.chance(0.94)) return { path, isAddressed: true };
  const spoilt = dice.pick([
    `${path}//`,
    `/${path}`,
    path.toUpperCase(),
    `${path}/..`,
    `${path}/%2e%2e/`,
    `${path};x=1`,
    `${path}%`,
    `${path}%00`,
    `${path}/${escaped(oddText(dice)).slice(0, 8_000)}`,
    `/../..${path}`,
    path.replaceAll('/', String.raw`\\`),
  ]);
  return { path: spoilt, isAddressed: false };
}

function queryOf(call: Call, dice: Dice, caller: Caller): string {
  const asked = call.query ? plausible(call.query, dice, caller.known) : {};
  const given = dice.chance(0.5) ? asked : spoil(asked, dice);
  const pairs = Object.entries(given ?? {}).flatMap(([name, value]: [string, unknown]) =>
    pairsOf(name, value),
  );
  while (dice.chance(0.12)) {
    const [pair = 'a=b'] = pairs;
    const name = pair.split('=')[0] ?? '';
    const odd = escaped(oddText(dice)).slice(0, 3_000);
    pairs.push(
      dice.pick([
        pair,
        `${name}=${odd}`,
        `${name}[]=1`,
        `${name}[a][b]=1`,
        '__proto__[x]=1',
        '&&&',
        '%=%',
        `${odd}=1`,
        name,
      ]),
    );
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 8_000)}`;
}

function pairsOf(name: string, value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, 5) : [value];
  return values.map(
    (one) => `${escaped(name)}=${escaped(typeof one === 'string' ? one : JSON.stringify(one))}`,
  );
}

function headersOf(dice: Dice, token: string, type: string | undefined): Record<string, string> {
  const authorization = dice.chance(0.8)
    ? `Bearer ${token}`
    : dice.pick([
        'none',
        'none',
        'none',
        '',
        'Bearer',
        `bearer  ${token}`,
        `Basic ${token}`,
        `Bearer ${token}, Bearer x`,
        `Bearer ${'a'.repeat(5_000)}`,
        'Bearer ÿþ',
        `Bearer ${token}x`,
      ]);
  const headers: Record<string, string> = {};
  if (authorization !== 'none') headers.authorization = authorization;
  if (type !== undefined) headers['content-type'] = type;
  while (dice.chance(0.15)) {
    const [name, ...values] = dice.pick(oddHeaders);
    headers[name] = dice.pick(values);
  }
  return headers;
}

const oddHeaders = [
  ['accept', '*/*', 'text/html', 'application/xml;q=0.1', ',,,', 'a'.repeat(2_000)],
  ['accept-encoding', '', 'identity;q=0', '*;q=0', 'gzip', 'br;q=nan', 'odd', 'gzip, '.repeat(200)],
  ['host', '', 'localhost', '[::1', 'a'.repeat(300), 'x@y:99999'],
  ['x-forwarded-for', '1.2.3.4', 'x', '::1, ::2, ::3', ','.repeat(500)],
  ['x-forwarded-proto', 'https', 'x y'],
  ['forwarded', 'for=1.2.3.4;proto=https'],
  ['stripe-signature', '', 't=1,v1=00', 't=,v1=', `t=${'9'.repeat(400)},v1=x`],
  ['unipile-auth', '', 'guess', 'ÿ'],
  ['range', 'bytes=0-', 'bytes=9-1', 'x'],
  ['if-none-match', '*', '"x"', '\\'],
  ['if-modified-since', 'yesterday'],
  ['origin', 'null', 'https://stranger.example', '%'],
  ['cookie', '__proto__=1; a', 'x'.repeat(3_000)],
  ['x-http-method-override', 'DELETE'],
  ['te', 'trailers, deflate;q=0.5'],
  ['upgrade', 'websocket', 'h2c'],
] as const;

/** Lone surrogates cannot be encoded and become the replacement character. */
function escaped(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
