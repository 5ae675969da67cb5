// Values that people, scripts and attackers send instead of valid ones.
import type { Dice } from '@opener/stand-ins/dice';

const texts = [
  '',
  ' ',
  '\u0000',
  'nul\u0000in the middle',
  'half a pair \ud83d',
  '\udc00 the other half',
  '\ufeffmarked',
  '\u202eturned\u202c around\u200b\u200d',
  'line\r\nbreak: x\r\n\r\n',
  '\u001b[31mred\u0007',
  '\u007f\u0080\u009f\uffff\ufffe',
  'e\u0301\u0323'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(50),
  'İstanbul ẞ ǅ',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '../../etc/passwd',
  '%00%ff%',
  '%s%n',
  `'; drop table users; --`,
  String.raw`\\x00\'"`,
  '{"$gt":""}',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '@@@@',
  '.'.repeat(31),
  'a@b',
  'a@b.c\u0000',
  '0197a0f0-0000-7000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '{0197a0f0-0000-7000-8000-000000000000}',
  '0197a0f0000070008000000000000000',
  '2026-13-45T99:99:99Z',
  'UTC\u0000',
  'Europe/Berlin/../../x',
  '+99:99',
];

const numbers = [0, -0, -1, 0.1, 5e-324, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 2 ** 64, 1e21, 1.7e308];

/** Repeated until it is long: plain, wide, combining, and worst cases for regular expressions. */
const bits = [
  'x',
  'ü',
  '👍🏽',
  '\u0301',
  ' ',
  '\n',
  '\u0000',
  '\ud800',
  '@',
  '.',
  '@.',
  'a@',
  '-',
  '%',
  '_',
  '\\',
  '["',
];

export function oddText(dice: Dice): string {
  if (dice.chance(0.75)) return dice.pick(texts);
  return dice.pick(bits).repeat(dice.spread(1, 20_000));
}

export function oddValue(dice: Dice): unknown {
  const kind = dice.below(10);
  if (kind < 5) return oddText(dice);
  if (kind < 7) return dice.pick(numbers);
  if (kind === 7) return dice.pick([null, true, false]);
  return oddStructure(dice);
}

function oddStructure(dice: Dice): unknown {
  const inside = () => oddText(dice);
  return dice.pick([
    () => [],
    () => ({}),
    () => [inside()],
    () => ({ length: 3, 0: inside() }),
    () => ({ toString: inside(), valueOf: null }),
    () => Array.from({ length: dice.spread(2, 3_000) }, inside),
    () => JSON.parse(`{"__proto__":{"admin":true},"x":${JSON.stringify(inside())}}`) as unknown,
    () => JSON.parse('{"constructor":{"prototype":{"admin":true}}}') as unknown,
    () => JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown,
    () => JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) as unknown,
  ])();
}
