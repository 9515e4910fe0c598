import { z } from 'zod';
import { holidays } from '../holidays.ts';
import { openingSpan } from './business-hours.schema.ts';

const date = z.iso.date();

/** Days with other hours than their weekday's: an eve, a holy day, a holiday of the owner's (docs/product.md 12.6). */
const specialDay = z.object({
  /** First and last day, both included. */
  from: date,
  to: date,
  /** The owner's own; null for a holiday that keeps its name, or for a day without one. */
  name: z.string().min(1).max(60).nullable().default(null),
  /** Of the proposals; its name is known in every language of a card. */
  holiday: z.enum(holidays).nullable().default(null),
  /** Empty when closed, and when by appointment. */
  spans: z.array(openingSpan).max(6).default([]),
  byAppointment: z.boolean().default(false),
});
export type SpecialDay = z.infer<typeof specialDay>;

export const specialDays = z.array(specialDay);
