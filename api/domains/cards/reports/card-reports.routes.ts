import { reportCardEndpoint } from '../../../contract/cards/card-reports.endpoint.ts';
import { reportCardSchemas } from '../../../contract/cards/card-reports.schema.ts';
import { languageQueryOf } from '../../../contract/cards/language-query.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { isReportForm } from '../notices/report-page.ts';
import { reportCard } from './report-card.ts';

/** "Report this card" (docs/product.md 4). */
export const cardReportsRouter = createFeatureRouter().add(
  reportCardEndpoint,
  reportCardSchemas,
  ownSiteOnly,
  rateLimit('cardReport'),
  async (ctx, { params, body }) => {
    const card = await reportCard(ctx, params.id, body);
    if (isReportForm(ctx)) {
      // 303: a reload of the page that follows sends nothing again.
      ctx.status = 303;
      const language = languageQueryOf(card);
      ctx.set('Location', `/p/${params.id}/report${language}${language ? '&' : '?'}sent=1`);
    }
    return { received: true as const };
  },
);
