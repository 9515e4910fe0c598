import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { idParams } from '../base/path-id.schema.ts';

/** What a mail says, in both of its parts. One-time links of a mail that still waits are struck out. */
const mailContents = z.object({ html: z.string(), text: z.string() });
export const readMailContentsSchemas = {
  summary: 'Read what a mail of the log says',
  tag: 'admin',
  params: idParams,
  reply: mailContents,
} satisfies EndpointSchemas;
