import { z } from 'zod';
import { adminInputs } from '../admin/inputs.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';

export const previewArticleSchemas = {
  summary: 'Draws an article’s page as visitors would see it, from what was typed and isn’t saved',
  tag: 'admin',
  // As much as an article may hold.
  bodyLimit: 1_000_000,
  body: adminInputs['blog-posts'].create.omit({ slug: true }).extend({
    // Not yet typed.
    title: z.string().max(255).default(''),
  }),
  /** A whole page without a script. */
  reply: z.object({ html: z.string() }),
} satisfies EndpointSchemas;
