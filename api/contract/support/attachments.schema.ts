import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { idParams } from '../base/path-id.schema.ts';
import { attachmentLimits } from './attachment-limits.ts';
import { supportAttachment } from './support.schema.ts';

const tag = 'Support';

export const uploadAttachmentSchemas = {
  summary: 'Uploads a picture or PDF for a message to or from support: the body is the file itself',
  tag,
  query: z.object({ name: z.string().max(1_000).optional() }),
  reply: supportAttachment,
  status: 201,
  bodyLimit: attachmentLimits.bytes,
} satisfies EndpointSchemas;

export const readAttachmentSchemas = {
  summary: 'Sends a file of a conversation that I may read, or one that I uploaded',
  tag,
  params: idParams,
} satisfies EndpointSchemas;
