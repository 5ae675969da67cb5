// What every browser test stands on. A test fails when its pages complained, whatever else it checked.
import { test as base, expect } from '@playwright/test';
import { productUrl } from './support/call-api.ts';
import { makePerson, type Person } from './support/person.ts';
import { watchTrouble, type Trouble } from './support/trouble.ts';

export { expect };
export { expectAccessible } from './support/axe.ts';
export { mailbox } from './support/mailbox.ts';

/** For tests about movements; all others are spared them. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For visitors. */
export const test = base.extend<{ trouble: Trouble; name: string; person: Person }>({
  trouble: [
    async ({ context }, use) => {
      const trouble = await watchTrouble(context);
      await use(trouble);
      expect(trouble.found(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  name: ['Ada Lovelace', { option: true }],
  person: async ({ name }, use) => use(await makePerson(name)),
});

/** For people whose browser holds a session already. */
export const signedInTest = test.extend({
  storageState: async ({ person }, use) => {
    const { id, name, email, token } = person;
    const localStorage = [
      { name: 'opener.token', value: token },
      { name: 'opener.user', value: JSON.stringify({ id, name, email }) },
    ];
    await use({ cookies: [], origins: [{ origin: new URL(productUrl('/')).origin, localStorage }] });
  },
});
