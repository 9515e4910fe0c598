import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { idParams } from '../base/path-id.schema.ts';

/** What a mail says, in both of its parts. One-time links of a mail that still waits are struck out. */
export const mailContents = z.object({ html: z.string(), text: z.string() });
export type MailContents = z.infer<typeof mailContents>;

export const readMailContentsSchemas = {
  summary: 'Read what a mail of the log says',
  tag: 'admin',
  params: idParams,
  reply: mailContents,
} satisfies EndpointSchemas;
