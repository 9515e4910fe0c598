import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reportReason } from './entities/card-report.ts';
import { idParams } from '../base/path-id.ts';
import { optionalEmail, optionalText } from '../base/typed-fields.ts';

/** "Report this card" (docs/product.md 4); from kept pages, too, so by the same rule as the contact form. */
export const reportCardEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/cards/:id/report',
  summary: 'Report a card to the staff',
  tag: 'cards',
  access: 'public',
  antiForgery: 'none',
  bodyType: 'json-or-form',
  params: idParams,
  body: z.object({
    reason: reportReason,
    details: optionalText(2_000).optional(),
    email: optionalEmail.optional(),
    /** A field that people don't see; machines fill it. */
    website: z.string().optional(),
  }),
  reply: z.object({ received: z.literal(true) }),
  status: 201,
});
