// How messages look on the wire, with the data of other features: deliveries and the number of versions.
import type { Message } from '@opener/contract/message';
import type { Pace } from '@opener/contract/pace';
import { presentDelivery } from '../delivery/present.ts';
import { readDeliveries } from '../delivery/read-deliveries.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { presentMessage } from '../message/present.ts';
import { countVersions } from '../message/version.repo.ts';
import type { DmDeps } from './deps.ts';

type Deps = DmDeps & { pace: Pace };

export async function presentMessages(deps: Deps, userId: string, rows: MessageRow[]): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const deliveries = await readDeliveries(deps, userId, ids);
  const versions = await countVersions(deps.db, userId, ids);
  return rows.map((row) => {
    const delivery = deliveries.get(row.id);
    return presentMessage(row, delivery && presentDelivery(delivery), versions.get(row.id));
  });
}

export async function presentOne(deps: Deps, row: MessageRow): Promise<Message> {
  return (await presentMessages(deps, row.userId, [row]))[0]!;
}
