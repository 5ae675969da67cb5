import { describe, expect, it } from 'vitest';
import { cutter, phrases } from './patterns.ts';

describe('phrases', () => {
  const pattern = phrases(`
    no (more )?dms?
    (\\p{L}{3,14}) for mayor
    sell* … here
    \\d{1,2} years`);

  it.each([
    'no dms',
    'nodm',
    'please: no more dms!',
    'ok #nodms',
    'anna for mayor',
    'selling nothing here',
    'since 12 years',
    'no, dm',
    'что no dms',
  ])('%s', (text) => expect(pattern.test(text)).toBe(true));

  it.each(['', '!', 'piano dms', 'no dmx', 'no more', 'al for mayor', 'here i sell', '123 years', 'no. 5'])(
    'not %s',
    (text) => expect(pattern.test(text)).toBe(false),
  );

  it('are found in a text that was read before they were added', () => {
    const text = 'a text about lighthouses';
    expect(pattern.test(text)).toBe(false);
    expect(phrases('lighthouse*').test(text)).toBe(true);
  });
});

describe('a cutter', () => {
  it('takes the first phrase that matches, not the longest', () => {
    expect(cutter('no\nno ad')('with no ads, no ad')).toBe('with  ,  ads,  ,  ad');
    expect(cutter('no ad\nno')('with no ads, no ad')).toBe('with  ,  ads,  , ');
  });

  it('keeps to that order when one of them begins with any word', () => {
    expect(cutter('\\p{L}{2,9} cat\nmy')('my cat')).toBe(' , ');
    expect(cutter('my\n\\p{L}{2,9} cat')('my cat')).toBe(' ,  cat');
  });

  it('goes on after what it cut', () => {
    expect(cutter('a b\nb c')('a b c')).toBe(' ,  c');
  });
});
