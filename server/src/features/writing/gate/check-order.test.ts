import { expect, it } from 'vitest';
import { aProject, draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkOrder } from './check-order.ts';

const project = aProject({ name: 'Boomerang Jar' });
const detail = 'wheel classes in Porto';
const check = (text: string) => {
  const draft = draftSaying(text);
  draft.facts = [{ field: 'biography', quote: detail, phrase: detail }];
  return checkOrder(gateInput({ draft, project }));
};

it('lets the sender say who writes first', () => {
  expect(check(`Hi, I’m Oskar from Boomerang Jar. I saw your ${detail}.`)).toEqual([]);
  expect(check(`Hallo, hier ist Jochen von Boomerang Jar. Ich hab ${detail} gesehen.`)).toEqual([]);
});

it('does not let the pitch come first', () => {
  const pitch = 'Hi, I’m Oskar and we make booking software for studios with waiting lists and reminders.';
  expect(check(`${pitch} I saw your ${detail}.`)).not.toEqual([]);
  expect(check(`Boomerang Jar is here for you and your jars. I saw your ${detail}.`)).not.toEqual([]);
});
