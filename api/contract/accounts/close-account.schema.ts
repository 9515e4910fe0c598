import { z } from 'zod';
import { proof } from './account-details.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { requiredLine, optionalLink } from '../base/typed-fields.schema.ts';

const tag = 'Account';
const count = z.int().min(0);

/** What closing deletes, what the law keeps, and what prevents it; shown before the owner decides. */
const closing = z.object({
  /** What prevents closing now: the demo account, staff, a renewal that would go on charging, or money on its way. */
  obstacle: z.enum(['demo', 'staff', 'renewal', 'money']).nullable(),
  cards: count,
  leads: count,
  /** Of the cards, quotes among them. */
  reviews: count,
  pictures: count,
  chips: count,
  orders: count,
  /** Kept without the account, seven years from the end of their tax year. */
  receipts: count,
  /** The last day of the paid time, when that is still ahead; closing refunds nothing. */
  paidUntil: z.iso.datetime().nullable(),
});
export type Closing = z.infer<typeof closing>;

export const readClosingSchemas = {
  summary: 'Tells what goes and what stays when I close my account',
  tag,
  reply: closing,
} satisfies EndpointSchemas;

export const closeAccountBody = z.object({
  /** The user name, typed once more. */
  confirmation: requiredLine(40),
  /** Where the addresses of the cards redirect for a year; a neutral page unless given. */
  leadsTo: optionalLink.default(null),
  ...proof,
});

export const closeAccountSchemas = {
  summary: 'Closes my account for good and ends all sessions',
  tag,
  body: closeAccountBody,
  reply: z.object({ message: z.string() }),
} satisfies EndpointSchemas;
