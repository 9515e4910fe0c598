import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { requiredLine } from '../base/typed-fields.schema.ts';
import { maxDocuments } from './card-field-spec.ts';
import { documentLimits } from './document-limits.ts';

const tag = 'Documents';

export const readDocumentSchemas = {
  summary: 'A document of a card, as PDF',
  tag,
  params: z.object({
    publicId: z.string().regex(/^[a-z0-9]{20}-[1-9]\d{0,4}x[1-9]\d{0,4}$/),
    file: z.string().regex(/^[1-9]\d{0,4}p-[1-9]\d{0,7}\.pdf$/),
  }),
} satisfies EndpointSchemas;

/** A stored document; `file` is the value for a card's `documents[].file`. */
const uploadedDocument = z.object({
  file: z.string(),
  pages: z.int().positive(),
  bytes: z.int().positive(),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

export const uploadDocumentSchemas = {
  summary: 'Uploads one PDF: the body is the file itself',
  tag,
  /** The file's own name, under which visitors save it. */
  query: z.object({ name: z.string().max(1_000).optional() }),
  reply: uploadedDocument,
  status: 201,
  bodyLimit: documentLimits.bytes,
} satisfies EndpointSchemas;

/** Documents as an owner's form sends them (docs/product.md 12.4): the server checks that each file is the owner's. */
export const typedDocuments = z
  .array(z.object({ name: requiredLine(80), file: z.string().min(1).max(200) }))
  .max(maxDocuments);
