import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { cardColumns } from '../card-fields.schema.ts';

const cardTypes = ['basic', 'pro'] as const;
export const cardType = z.enum(cardTypes);
export type CardType = z.infer<typeof cardType>;

/** By what staff and the database judge a card: no owner writes it, and neither visitors nor a copy get it. */
const judgement = {
  /** The words by which it is judged, as staff cleared them of suspicion. */
  clearedWords: z.string().nullable().default(null),
  /** Its texts sound like fraud (docs/security.md H4); computed by the database. */
  isSuspicious: z.boolean().default(false),
  /** The words for which the card is held until staff have looked (docs/product.md 11.13); null while it isn't. */
  heldFor: z.string().max(200).nullable().default(null),
  heldSince: timestamp.nullable().default(null),
  /** Computed by the database. */
  isHeld: z.boolean().default(false),
  /** The texts with which staff released the card. */
  releasedTexts: z.string().nullable().default(null),
};
export type JudgementField = keyof typeof judgement;
export const judgementFields = Object.keys(judgement) as JudgementField[];

/**
 * The row behind a card's public page. A row of `business_profiles` as JSON carries it; the defaults are the table's.
 */
export const businessProfileRow = z.object({
  id,
  userId: id,
  cardType: cardType.default('basic'),
  packageId: id.nullable().default(null),
  community: z.string().max(120).nullable().default(null),
  isPublic: z.boolean().default(true),
  ...cardColumns,
  version: z.int().default(1),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...judgement,
});
export type BusinessProfileRow = z.output<typeof businessProfileRow>;
