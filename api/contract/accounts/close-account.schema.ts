import { z } from 'zod';
import { proof } from './account-details.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { requiredLine, optionalLink } from '../base/typed-fields.schema.ts';

const tag = 'Account';
const count = z.int().min(0);

/** What would go, what the law keeps, and what stands in the way; told before anybody decides. */
const closing = z.object({
  /** Why it can't be closed now: the demo account, staff, a renewal that would go on charging, or money on its way. */
  obstacle: z.enum(['demo', 'staff', 'renewal', 'money']).nullable(),
  cards: count,
  leads: count,
  pictures: count,
  chips: count,
  orders: count,
  /** Kept without the account, seven years from the end of their tax year. */
  receipts: count,
  /** The last day of what was paid for, when that is still ahead; there is no refund by closing. */
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
  /** Where the addresses of the cards lead for a year; a neutral page unless given. */
  leadsTo: optionalLink.default(null),
  ...proof,
});

export const closeAccountSchemas = {
  summary: 'Closes my account for good and ends all sessions',
  tag,
  body: closeAccountBody,
  reply: z.object({ message: z.string() }),
} satisfies EndpointSchemas;
