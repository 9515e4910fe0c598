import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const taxDocumentKinds = ['invoice_receipt', 'credit_invoice'] as const;
export const taxDocumentKind = z.enum(taxDocumentKinds);
export type TaxDocumentKind = z.infer<typeof taxDocumentKind>;

export const taxDocumentStatuses = ['ordered', 'issued', 'failed'] as const;

/**
 * The tax invoice with receipt, or the credit invoice, that the payment provider issues beside a document of ours.
 * A row of `tax_documents` as JSON carries it; the defaults are the table's.
 */
export const taxDocumentRow = z.object({
  id,
  receiptId: id,
  /** Our reference at the provider, which refuses a second document under it. */
  publicId: z.uuid(),
  provider: z.enum(['payplus', 'sandbox']),
  kind: taxDocumentKind,
  status: z.enum(taxDocumentStatuses).default('ordered'),
  tries: z.int().min(0).default(0),
  nextTryAt: timestamp.nullable().default(null),
  failure: z.string().min(1).max(300).nullable().default(null),
  documentUid: z.string().min(1).max(200).nullable().default(null),
  number: z.string().min(1).max(50).nullable().default(null),
  url: z.string().min(1).max(2000).nullable().default(null),
  allocationNumber: z
    .string()
    .regex(/^[0-9]{9}$/u)
    .nullable()
    .default(null),
  needsAllocation: z.boolean().default(false),
  issuedAt: timestamp.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TaxDocumentRow = z.output<typeof taxDocumentRow>;
