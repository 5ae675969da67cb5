// The pages of whichever stand-ins are active.
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../wiring.ts';
import { localCheckoutPages } from './checkout-pages.ts';
import { localInstagramPages } from './instagram-pages.ts';
import { localMailPages } from './mail-pages.ts';
import { localOnly } from './local-only.ts';
import { localStylesheet } from './page.ts';

export async function localPages(
  app: FastifyInstance,
  { config, localMailbox, localPayments, localInstagram }: Services,
): Promise<void> {
  localOnly(app, config.allowLocalStandIns);
  localStylesheet(app);
  if (localMailbox) await localMailPages(app, localMailbox);
  if (localPayments) localCheckoutPages(app, localPayments);
  if (localInstagram) await localInstagramPages(app, localInstagram);
}
