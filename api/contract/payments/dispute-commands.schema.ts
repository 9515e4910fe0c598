import { z } from 'zod';
import { adminRows } from '../admin/rows.schema.ts';
import { timestamp } from '../base/columns.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { priceText, requiredLine } from '../base/typed-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'admin';
/** A sum in shekels that may be left out. */
const sum = z
  .union([z.literal(''), z.null(), priceText])
  .transform((text) => (text === '' ? null : text))
  .default(null);

/** A dispute as the acquirer's letter tells of it; without an amount the whole payment. */
export const openDisputeInput = z.object({
  amount: sum,
  /** What the acquirer takes for the dispute itself. */
  fee: sum,
  reason: requiredLine(300),
  evidenceDueAt: timestamp.nullable().default(null),
});

/** The fee is often known only with the decision. */
export const decideDisputeInput = z.object({ reason: requiredLine(300), fee: sum });

export const openDisputeSchemas = {
  summary: 'Write down that a cardholder disputes a payment, as the acquirer’s letter says',
  tag,
  params: idParams,
  body: openDisputeInput,
  reply: adminRows.payments,
} satisfies EndpointSchemas;

const decision = { tag, params: idParams, body: decideDisputeInput, reply: adminRows.disputes } as const;

export const sendEvidenceSchemas = {
  summary: 'Note that our evidence on a dispute was sent',
  ...decision,
} satisfies EndpointSchemas;

export const winDisputeSchemas = {
  summary: 'Note that the bank decided a dispute for us: the money stays, and nothing changes',
  ...decision,
} satisfies EndpointSchemas;

export const loseDisputeSchemas = {
  summary: 'Note that the bank took the money back: a credit is issued, and what was paid for ends',
  ...decision,
} satisfies EndpointSchemas;
