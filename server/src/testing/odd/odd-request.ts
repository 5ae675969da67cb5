// Requests over the whole contract: the method, path, query, headers and body of a call, each of them fine or spoilt.
import { gzipSync } from 'node:zlib';
import type { Call } from '@opener/contract/call';
import type { Dice } from '../../lib/dice.ts';
import { oddText } from './odd-values.ts';
import { type KnownValues, plausible } from './plausible-input.ts';
import { spoil } from './spoil.ts';

export type OddRequest = {
  call: Call;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Whether method and path are the call's own, so that its documented statuses hold. */
  isAddressed: boolean;
};

export type Caller = {
  /** Of somebody who is signed in. */
  tokenFor(call: Call, dice: Dice): string;
  known: KnownValues;
  /** The ids for the parameters of a call, in the order of its path. */
  idsFor(call: Call, dice: Dice): readonly string[];
  /** Webhooks: what the vendor might send, and how it signs it. */
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
  const place = placeOf(call, dice, caller);
  const { body, type } = bodyOf(call, dice, caller);
  const { headers, packed } = packedBody(body, dice);
  return {
    call,
    method,
    path: `/api${place.path}${queryOf(call, dice, caller)}`,
    headers: {
      ...headersOf(dice, caller.tokenFor(call, dice), type),
      ...headers,
      ...(packed && dice.chance(0.9) && caller.sign(call, packed)),
    },
    body: packed,
    isAddressed: place.isAddressed && method === call.method,
  };
}

/** An id is a part of the path, whatever it holds; more than that makes it another path. */
function placeOf(call: Call, dice: Dice, caller: Caller): { path: string; isAddressed: boolean } {
  const ids = [...caller.idsFor(call, dice)];
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

const jsonTypes = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="utf-8"'];
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'application/json,text/plain',
  'application',
  '/',
  ';',
  'application/json;'.repeat(50),
];

function bodyOf(
  call: Call,
  dice: Dice,
  caller: Caller,
): { body: Buffer | undefined; type: string | undefined } {
  const events = caller.events[call.name];
  const sendsOne = dice.chance(call.body || events ? 0.95 : 0.15);
  if (!sendsOne) return { body: undefined, type: dice.chance(0.2) ? 'application/json' : undefined };
  const type = dice.chance(0.92) ? dice.pick(jsonTypes) : dice.pick([...otherTypes, '']) || undefined;
  let value: unknown = events ? dice.pick(events) : {};
  if (call.body) value = plausible(call.body, dice, caller.known);
  if (!dice.chance(0.4))
    do value = spoil(value, dice);
    while (dice.chance(0.3));
  const json = Buffer.from(JSON.stringify(value) ?? '');
  return { body: dice.chance(0.88) ? json : brokenJson(json.toString(), dice), type };
}

function brokenJson(json: string, dice: Dice): Buffer {
  const at = dice.below(json.length);
  const odd = dice.pick<() => string | Buffer>([
    () => json.slice(0, at),
    () => json + json,
    () => `\ufeff${json}`,
    () => `${json}\u0000`,
    () =>
      json.replace(
        /"(?:[^"\\]|\\.)*"(?=[,}\]])/,
        dice.pick(['1e999', '-0', 'NaN', '0x1F', '1e-999', '01', '9'.repeat(400)]),
      ),
    () => json.replace('{', '{"__proto__":{"admin":true},'),
    () => json.replace('{', String.raw`{"\u005f_proto__":{"admin":true},`),
    () => json.replace('{', '{"constructor":{"prototype":{}},'),
    () => `${json.slice(0, -1)},${json.slice(1)}`,
    () => '['.repeat(dice.spread(10, 200_000)),
    () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    () => `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    () => dice.pick(['null', '0', '""', '[]', 'true', ' ', '{}', '"__proto__"']),
    () => json.replace('"', "'"),
    () =>
      Buffer.concat([
        Buffer.from(json.slice(0, at)),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0]),
        Buffer.from(json.slice(at)),
      ]),
    () => Buffer.from(json, 'utf16le'),
    () => `{"x":"${'x'.repeat(1024 * 1024)}"}`,
  ])();
  return typeof odd === 'string' ? Buffer.from(odd) : odd;
}

/** Four megabytes of nothing. */
const bomb = gzipSync(Buffer.alloc(4 * 1024 * 1024, ' '));

function packedBody(
  body: Buffer | undefined,
  dice: Dice,
): { headers: Record<string, string>; packed: Buffer | undefined } {
  if (!body || dice.chance(0.96)) return { headers: {}, packed: body };
  return dice.pick([
    () => ({ headers: { 'content-encoding': 'gzip' }, packed: gzipSync(body) }),
    () => ({ headers: { 'content-encoding': 'gzip' }, packed: body }),
    () => ({ headers: { 'content-encoding': 'gzip' }, packed: gzipSync(body).subarray(0, -9) }),
    () => ({ headers: { 'content-encoding': 'gzip' }, packed: bomb }),
    () => ({ headers: { 'content-encoding': 'br' }, packed: body }),
    () => ({ headers: { 'content-encoding': 'deflate, gzip' }, packed: body }),
    () => ({ headers: { 'content-encoding': 'odd' }, packed: body }),
  ])();
}

function headersOf(dice: Dice, token: string, type: string | undefined): Record<string, string> {
  const authorization = dice.chance(0.85)
    ? `Bearer ${token}`
    : dice.pick([
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

/** Halves of surrogate pairs cannot be encoded, so that they become the sign for what is unknown. */
function escaped(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
