import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['  mira   köhler  ', 'MK'],
    ['Ødegård Bjørn Hansen', 'ØB'],
    ['élodie Žižka', 'ÉŽ'],
    ['👩🏽‍🎨 Studio', '👩🏽‍🎨S'],
    ['李 小龙', '李小'],
    ['Anna | Bread', 'AB'],
    ['“Tom” Hardy', 'TH'],
    ['· · ·', ''],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
