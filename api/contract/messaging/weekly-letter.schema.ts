import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

export const switchLetterSchemas = {
  summary: 'Stops the weekly letter, or advertising, or lets it come again, by the token of such a mail',
  tag: 'Account',
  query: z.object({ token: z.string().min(1, 'required').max(200, 'link_used_up') }),
  /** Mail programs send `List-Unsubscribe=One-Click` and want it stopped. */
  body: z.object({ wanted: z.boolean().default(false) }),
  reply: z.object({ mail: z.boolean(), of: z.enum(['letter', 'news']) }),
} satisfies EndpointSchemas;
