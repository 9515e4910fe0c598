import { z } from 'zod';
import { adminRows } from '../admin/rows.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { priceText, requiredLine } from '../base/typed-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'admin';
/** Of one payment; the column holds agorot in 32 bits. */
const mostShekels = 20_000_000;

/** What a line of the bank's statement says of a movement. */
const movement = z.object({
  /** The bank's number of the movement (אסמכתה); once for all movements. */
  bankReference: requiredLine(60),
  /** Day of value on Israel's calendar. */
  valueDate: z.string('required').min(1, 'required').pipe(z.iso.date('date_invalid')),
});

export const markPaidInput = movement.extend({
  /** What came in, whatever was asked. */
  amount: priceText.refine((text) => Number(text) > 0 && Number(text) <= mostShekels, 'invalid_input'),
});
export type MarkPaidInput = z.output<typeof markPaidInput>;

export const markSentBackInput = movement;
export type MarkSentBackInput = z.output<typeof markSentBackInput>;

export const markPaidSchemas = {
  summary: 'Write down money that came in by bank transfer, as the bank’s statement says',
  tag,
  params: idParams,
  body: markPaidInput,
  reply: adminRows.payments,
} satisfies EndpointSchemas;

export const markSentBackSchemas = {
  summary: 'Write down that the refund of a bank transfer was sent, as the bank’s statement says',
  tag,
  params: idParams,
  body: markSentBackInput,
  reply: adminRows.payments,
} satisfies EndpointSchemas;
