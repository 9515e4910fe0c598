import { reportCardEndpoint } from '../../../contract/cards/card-reports.endpoint.ts';
import { reportCardSchemas } from '../../../contract/cards/card-reports.schema.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { reportCard } from './report-card.ts';

/** "Report this card" (docs/product.md 4). */
export const cardReportsRouter = createFeatureRouter().add(
  reportCardEndpoint,
  reportCardSchemas,
  ownSiteOnly,
  rateLimit('cardReport'),
  async (ctx, { params, body }) => {
    await reportCard(ctx, params.id, body);
    if (ctx.is('urlencoded') && ctx.accepts('html', 'json') === 'html') {
      // A plain form expects a page; 303, so that a reload sends nothing again.
      ctx.status = 303;
      ctx.set('Location', `/p/${params.id}/report?sent=1`);
    }
    return { received: true as const };
  },
);
