import { z } from 'zod';
import { cardLanguage } from '../base/card-language.schema.ts';
import { requiredLine, requiredText } from '../base/typed-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { reviewLimits } from './review-rules.ts';

const tag = 'Reviews';

/** The secret of a link; whichever is no invitation's opens nothing. */
const params = z.object({ token: z.string().regex(/^[\w-]{1,100}$/u) });
/** The card's language, in which the page speaks. */
const query = z.object({ lang: cardLanguage.optional() });

/** A review as JSON or as a plain HTML form sends it, which has text for everything and leaves out an unticked box. */
const writtenReview = z.object({
  stars: z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^[1-5]$/u)
          .transform(Number),
      ],
      'review_stars_required',
    )
    .refine((stars) => stars >= 1 && stars <= 5, 'review_stars_required'),
  words: requiredText(reviewLimits.words),
  name: requiredLine(reviewLimits.name),
  /** That the review appears on the card under this name. */
  agreed: z
    .union([z.boolean(), z.enum(['1', 'on', 'true', '0', 'false', ''])])
    .optional()
    .transform((value) => value === true || value === '1' || value === 'on' || value === 'true')
    .refine((agreed) => agreed, 'review_agreement_required'),
  /** Where no script runs: the form comes back with the preview filled in, and nothing is stored. */
  preview: z.literal('1').optional(),
});
export type WrittenReview = z.output<typeof writtenReview>;

export const writeReviewSchemas = {
  summary: 'Sends the review an owner asked for, or changes it while it waits',
  tag,
  params,
  query,
  body: writtenReview,
  reply: z.object({ waiting: z.literal(true) }),
  status: 201,
} satisfies EndpointSchemas;

export const removeWrittenReviewSchemas = {
  summary: 'Deletes the review I wrote with this link, for good',
  tag,
  params,
  query,
} satisfies EndpointSchemas;

export const openedReviewLinkSchemas = {
  summary: 'Says that the page of an invitation is shown in a browser',
  tag,
  params,
} satisfies EndpointSchemas;
