import { mailCardEndpoint } from '../../../contract/cards/mail-card.endpoint.ts';
import { mailCardSchemas } from '../../../contract/cards/mail-card.schema.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { mailCard } from './mail-card.ts';

/** "Mail me this card" (docs/product.md 12.11). */
export const mailCardRouter = createFeatureRouter().add(
  mailCardEndpoint,
  mailCardSchemas,
  ownSiteOnly,
  rateLimit('cardMail'),
  (ctx, { params, body }) => mailCard(ctx, params.id, body.email),
);
