// Every kind of account the stand-in can play.
import { crafts } from './crafts.ts';
import { creative } from './creative.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import type { Kind } from './kind.ts';
import { life } from './life.ts';
import { office } from './office.ts';
import { roman } from './roman.ts';
import { scripts } from './scripts.ts';
import { wellbeing } from './wellbeing.ts';

export const kinds: Kind[] = [
  ...crafts,
  ...food,
  ...wellbeing,
  ...creative,
  ...home,
  ...office,
  ...life,
  ...roman,
  ...scripts,
];
