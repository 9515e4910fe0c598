import {
  contactPageFormEndpoint,
  sendSalesLeadEndpoint,
} from '../../../contract/leads/sales-leads.endpoint.ts';
import { contactPageFormSchemas, sendSalesLeadSchemas } from '../../../contract/leads/sales-leads.schema.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { sendSalesLead } from './send-sales-lead.ts';

/** Messages to our sales department, from the dialog and from the contact page (docs/specification.md 2 and 5). */
export const salesLeadsRouter = createFeatureRouter()
  .add(
    sendSalesLeadEndpoint,
    sendSalesLeadSchemas,
    ownSiteOnly,
    rateLimit('contactLead'),
    async (ctx, { body }) => {
      await sendSalesLead(ctx, body);
      return { sent: true as const };
    },
  )
  .add(
    contactPageFormEndpoint,
    contactPageFormSchemas,
    ownSiteOnly,
    rateLimit('contactLead'),
    async (ctx, { body }) => {
      await sendSalesLead(ctx, body);
      // 303: a reload of the page that follows sends nothing again.
      ctx.status = 303;
      ctx.set('Location', '/contact?sent=1');
      ctx.set('Cache-Control', 'no-store');
      ctx.body = '';
    },
  );
