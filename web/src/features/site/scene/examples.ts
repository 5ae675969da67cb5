// People the product could write to, and what it would write to them. All of them are invented.
import type { Motif } from './post-tile.tsx';
import { toRuns, type Run } from './runs.ts';

export type Example = {
  handle: string;
  name: string;
  craft: string;
  posts: string;
  followers: string;
  bio: Run[];
  message: Run[];
  tiles: readonly [Motif, Motif, Motif];
};

export const examples: readonly [Example, ...Example[]] = [
  {
    handle: 'mira.kilns',
    name: 'Mira Köhler',
    craft: 'Ceramics studio',
    posts: '214',
    followers: '8.4K',
    bio: toRuns(
      'Wood-fired stoneware. [1|Kiln opening every first Sunday] in [2|Leipzig]. Workshops sell out, I know, sorry.',
    ),
    message: toRuns(
      'Hi Mira, a [1|kiln opening every first Sunday] is such a good ritual. I help studios in places like [2|Leipzig] fill a waiting list instead of turning people away. Would a two-minute set-up for your next workshop be worth a look?',
    ),
    tiles: ['pot', 'flame', 'bowl'],
  },
  {
    handle: 'hafen.kaffee',
    name: 'Jonas Brandt',
    craft: 'Coffee roaster',
    posts: '1,032',
    followers: '21.7K',
    bio: toRuns(
      'Small-batch roastery [1|right on the harbour]. The last Guji [2|sold out in two days], the next one lands in March.',
    ),
    message: toRuns(
      'Hi Jonas, a lot that [2|sold out in two days] deserves better than a phone picture. I photograph coffee for small roasters, and [1|right on the harbour] is a set I would not have to build. Shall I send you three frames I have in mind?',
    ),
    tiles: ['cup', 'wave', 'bean'],
  },
  {
    handle: 'strong.with.rita',
    name: 'Rita Sousa',
    craft: 'Personal trainer',
    posts: '486',
    followers: '12.1K',
    bio: toRuns(
      'Strength for people over 50. [1|Deadlifts at 67]? Ask my mother. [2|Free trial every Saturday], Lisbon.',
    ),
    message: toRuns(
      'Hi Rita, [1|deadlifts at 67] made me grin and then call my dad. I build one-page booking sites for coaches, and a [2|free trial every Saturday] should be one tap away. Could I show you how yours would look, at no cost?',
    ),
    tiles: ['barbell', 'heart', 'sun'],
  },
  {
    handle: 'fold.and.fern',
    name: 'Priya Nair',
    craft: 'Wedding florist',
    posts: '329',
    followers: '5.6K',
    bio: toRuns(
      'Seasonal British flowers, [1|no foam, ever]. Taking [2|twelve weddings] a year so that every one of them gets all of me.',
    ),
    message: toRuns(
      'Hi Priya, [1|no foam, ever] is rarer than it should be. I help florists who take only [2|twelve weddings] a year reach the couples who care about exactly that. May I send two ideas for your enquiry page?',
    ),
    tiles: ['flower', 'arch', 'leaf'],
  },
];
