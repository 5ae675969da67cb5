// Valid bodies that are corrupted: in their values, as JSON, as bytes, or in their encoding.
import { gzipSync } from 'node:zlib';
import type { Dice } from '@opener/stand-ins/dice';
import { spoil } from './spoil.ts';

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

type OddBody = { body: Buffer | undefined; type: string | undefined; headers: Record<string, string> };

/** `sent` is the call's valid input, if it has any. */
export function oddBody(sent: unknown, dice: Dice): OddBody {
  if (!dice.chance(sent === undefined ? 0.15 : 0.95))
    return { body: undefined, type: dice.chance(0.2) ? 'application/json' : undefined, headers: {} };
  const type = dice.chance(0.92) ? dice.pick(jsonTypes) : dice.pick([...otherTypes, '']) || undefined;
  let value: unknown = sent ?? {};
  if (!dice.chance(0.4))
    do value = spoil(value, dice);
    while (dice.chance(0.3));
  const json = Buffer.from(JSON.stringify(value) ?? '');
  return { ...packed(dice.chance(0.88) ? json : brokenJson(json.toString(), dice), dice), type };
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

function packed(body: Buffer, dice: Dice): Pick<OddBody, 'body' | 'headers'> {
  if (dice.chance(0.96)) return { body, headers: {} };
  const [encoding, bytes] = dice.pick<() => [string, Buffer]>([
    () => ['gzip', gzipSync(body)],
    () => ['gzip', body],
    () => ['gzip', gzipSync(body).subarray(0, -9)],
    () => ['gzip', bomb],
    () => ['br', body],
    () => ['deflate, gzip', body],
    () => ['odd', body],
  ])();
  return { body: bytes, headers: { 'content-encoding': encoding } };
}
