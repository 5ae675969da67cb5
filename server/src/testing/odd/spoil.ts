// Corrupts a valid value: something inside it is replaced, dropped, duplicated, wrapped or added.
import type { Dice } from '@opener/stand-ins/dice';
import { oddText, oddValue } from './odd-values.ts';

export function spoil(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null) return oddValue(dice);
  // Object.entries reads own keys, including one called __proto__.
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (entries.length === 0 || dice.chance(0.15)) return dice.chance(0.5) ? oddValue(dice) : [value, value];
  const [key, inner] = dice.pick<[string | number, unknown]>(entries);
  const changed = dice.pick<() => [string | number, unknown][]>([
    () => [[key, oddValue(dice)]],
    () => [[key, oddValue(dice)]],
    () => [[key, spoil(inner, dice)]],
    () => [[key, spoil(inner, dice)]],
    () => [[key, [inner]]],
    () => [[key, { [oddText(dice)]: inner }]],
    () => [
      [key, inner],
      [oddText(dice), oddValue(dice)],
    ],
    () => [],
  ])();
  const others = entries.filter(([other]) => other !== key);
  return Array.isArray(value)
    ? [...others, ...changed].map(([, one]) => one)
    : Object.fromEntries([...others, ...changed]);
}
