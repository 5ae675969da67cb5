import { expect, it } from 'vitest';
import { cutUnfolded } from './cut-unfolded.ts';

it.each([
  ['Half a kiln', 100, 'Half a kiln'],
  ['Half a kiln', 4, 'Half'],
  ['½½½', 9, '½½½'],
  ['½½½', 8, '½½'],
  ['ﷺ', 17, ''],
  ['도자기 공방', 6, '도자기 공방'],
  ['𝟙𝟙𝟙', 4, '𝟙𝟙'],
])('%j is read to %i units', (text, most, read) => {
  expect(cutUnfolded(text, most)).toBe(read);
});
