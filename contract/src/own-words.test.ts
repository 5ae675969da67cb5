import { expect, it } from 'vitest';
import { ownWordsFault } from './own-words.ts';

const ann = { email: 'Ann.Archer+news@example.com', name: 'Ann  Büchner-Archer' };

it.each(['ann.archer+news@example.com', 'ANN.ARCHER+NEWS', 'annarcher', 'Ann-Archer-2024', '1ann.archer!'])(
  '%j is the email',
  (password) => {
    expect(ownWordsFault(password, ann)).toBe('Password must not be your email');
  },
);

it.each(['Ann Büchner-Archer', 'annbüchnerarcher', 'büchner-archer99', 'BüchnerArcherAnn', 'ann12345'])(
  '%j is the name',
  (password) => {
    expect(ownWordsFault(password, ann)).toBe('Password must not be your name');
  },
);

it.each(['ann likes archery', 'correct horse 9', '12345678', '!!!!!!!!', 'example.com'])(
  '%j is neither',
  (password) => {
    expect(ownWordsFault(password, ann)).toBeUndefined();
  },
);

it('compares nothing with an empty name', () => {
  expect(ownWordsFault('12345678', { email: '1@example.com', name: '7' })).toBeUndefined();
});
