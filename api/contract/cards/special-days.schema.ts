import { z } from 'zod';
import { optionalLine } from '../base/typed-fields.schema.ts';
import { maxSpecialDays } from './card-field-spec.ts';
import { businessDay, openingSpan } from './entities/business-hours.schema.ts';
import { holidays } from './holidays.ts';
import { doOverlap, isBackwards } from './opening-spans.ts';

/** Hours as an owner's form sends them (docs/product.md 12.6): an issue stands on the very field. */

const typedSpan = openingSpan.superRefine((span, ctx) => {
  if (isBackwards(span)) ctx.addIssue({ code: 'custom', message: 'closes_before_opens', path: ['closes'] });
});

/** The spans of one day. */
const typedSpans = z
  .array(typedSpan)
  .max(6)
  .superRefine((spans, ctx) => {
    if (doOverlap(spans)) ctx.addIssue({ code: 'custom', message: 'hours_overlap' });
  });

/** Opening hours of the week, each day once. */
export const typedWeek = z
  .array(businessDay.extend({ spans: typedSpans }))
  .max(7)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'invalid_input')
  .transform((days) => days.toSorted((a, b) => a.day - b.day));

const date = z
  .string({ error: ({ code }) => (code === 'invalid_type' ? 'required' : undefined) })
  .superRefine((text, ctx) => {
    if (text === '') ctx.addIssue({ code: 'custom', message: 'required' });
    else if (!z.iso.date().safeParse(text).success) ctx.addIssue({ code: 'custom', message: 'date_invalid' });
  });

const typedDay = z
  .object({
    from: date,
    to: date,
    name: optionalLine(60),
    holiday: z.enum(holidays).nullable(),
    spans: typedSpans,
    byAppointment: z.boolean(),
  })
  .superRefine(({ from, to }, ctx) => {
    if (to < from) ctx.addIssue({ code: 'custom', message: 'until_before_from', path: ['to'] });
  })
  // Hours are what holds when both were said.
  .transform((day) => ({ ...day, byAppointment: day.byAppointment && day.spans.length === 0 }));

export const typedSpecialDays = z
  .array(typedDay)
  .max(maxSpecialDays)
  .superRefine((days, ctx) => {
    for (const [index, day] of days.entries())
      if (days.some((other, at) => at < index && other.from <= day.to && day.from <= other.to))
        ctx.addIssue({ code: 'custom', message: 'day_twice', path: [index, 'from'] });
  });
