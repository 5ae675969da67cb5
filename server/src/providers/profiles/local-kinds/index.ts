// Every kind of account the stand-in can play.
import { crafts } from './crafts.ts';
import { food } from './food.ts';
import type { Kind } from './kind.ts';

export const kinds: Kind[] = [...crafts, ...food];
