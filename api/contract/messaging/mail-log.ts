import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../base/path-id.ts';

/** What a mail says, in both of its parts. One-time links of a mail that still waits are struck out. */
export const mailContents = z.object({ html: z.string(), text: z.string() });
export type MailContents = z.infer<typeof mailContents>;

export const readMailContentsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/admin/mail-log/:id/contents',
  summary: 'Read what a mail of the log says',
  tag: 'admin',
  access: 'admin',
  params: idParams,
  reply: mailContents,
});
