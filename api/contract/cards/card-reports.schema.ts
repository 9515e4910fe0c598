import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { reportReason } from './entities/card-report.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalEmail, optionalText } from '../base/typed-fields.schema.ts';

export const reportCardSchemas = {
  summary: 'Report a card to the staff',
  tag: 'cards',
  params: idParams,
  body: z.object({
    reason: reportReason,
    details: optionalText(2_000).optional(),
    email: optionalEmail.optional(),
    /** A hidden field; only programs fill it in. */
    website: z.string().optional(),
  }),
  reply: z.object({ received: z.literal(true) }),
  status: 201,
} satisfies EndpointSchemas;
