import { z } from 'zod';
import { adminInputs } from '../admin/inputs.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';

export const previewNfcProductSchemas = {
  summary: 'Draws a printed product as the shop shows it, from what was typed and isn’t saved',
  tag: 'admin',
  body: adminInputs['nfc-products'].create.extend({
    // Not yet typed.
    name: z.string().max(120).default(''),
  }),
  /** A page without a script. */
  reply: z.object({ html: z.string() }),
} satisfies EndpointSchemas;
