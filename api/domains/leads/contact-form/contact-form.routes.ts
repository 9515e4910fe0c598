import { sendCardMessageEndpoint } from '../../../contract/leads/card-contact.endpoint.ts';
import { sendCardMessageSchemas } from '../../../contract/leads/card-contact.schema.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { isEmbedded, isPlainForm } from './plain-form.ts';
import { sendCardMessage } from './send-card-message.ts';

/** The contact form of a card (docs/specification.md 5, docs/product.md 4). */
export const contactFormRouter = createFeatureRouter().add(
  sendCardMessageEndpoint,
  sendCardMessageSchemas,
  ownSiteOnly,
  rateLimit('cardContact'),
  async (ctx, { params, body }) => {
    const card = await sendCardMessage(ctx, params.id, body);
    if (isPlainForm(ctx)) {
      // 303: a reload of the page that follows sends nothing again.
      ctx.status = 303;
      ctx.set(
        'Location',
        `${card.path}?${isEmbedded(ctx) ? 'embed=1&' : ''}${card.language ? `lang=${card.language}&` : ''}sent=1#form`,
      );
    }
    return { sent: true as const };
  },
);
