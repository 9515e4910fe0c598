import { z } from 'zod';

const opens = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u);
const closes = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/u);

/** A closing time at or before the opening time is on the next day; a split day has several spans. */
export const openingSpan = z.object({ opens, closes });

export const businessDay = z.object({
  /** 0 is Sunday. */
  day: z.int().min(0).max(6),
  /** Empty on a closed day. */
  spans: z.array(openingSpan).max(6),
  /** A day without spans on which clients come by appointment; left out of rows that never said. */
  byAppointment: z.boolean().optional(),
});

/** Seven days, or none when the owner gave no hours. */
export const businessHours = z
  .array(businessDay)
  .max(7)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'invalid_input');
export type BusinessHours = z.infer<typeof businessHours>;
