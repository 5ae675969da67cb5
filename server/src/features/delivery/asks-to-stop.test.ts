import { describe, expect, it } from 'vitest';
import { asksToStop } from './asks-to-stop.ts';
import { asking, harmless } from './testing/answers.ts';

const pairs = (answers: Record<string, string[]>) =>
  Object.entries(answers).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe('an answer', () => {
  it.each(pairs(asking))('asks to stop (%s): %j', (_, text) => {
    expect(asksToStop(text)).toBe(true);
  });

  it.each(["'", '’', '´', '`', '‘', 'ʼ', '′'])('asks to stop with %s for an apostrophe', (mark) => {
    expect(asksToStop(`Please don${mark}t message me again`)).toBe(true);
  });

  it.each(pairs(harmless))('does not (%s): %j', (_, text) => {
    expect(asksToStop(text)).toBe(false);
  });

  it.each(['stop ', 'no ', 'please ', ', ', 'no, thank you ', 'a', '。', 'dont want any ', '送', 'لا '])(
    'is read in no time, also when it is nothing but %j',
    (word) => {
      const before = process.cpuUsage();
      asksToStop(word.repeat(100_000));
      expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
    },
  );
});
