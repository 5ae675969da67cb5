// Ids sort by creation time (UUIDv7), so an index on them is also an index on age.
import { uuidv7 } from 'uuidv7';

export function newId(): string {
  return uuidv7();
}
