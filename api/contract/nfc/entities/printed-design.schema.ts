import { z } from 'zod';
import { id } from '../../base/columns.schema.ts';
import { cardTemplates } from '../../cards/card-choices.ts';
import { printColours, printLayouts, printSides } from '../printed-design.ts';
import { material } from './nfc-product.schema.ts';

/** What the buyer chooses of the print. */
export const printChoice = z.object({
  layout: z.enum(printLayouts),
  colour: z.enum(printColours),
  sides: z.enum(printSides),
});
export type PrintChoice = z.infer<typeof printChoice>;

/** The texts that a proof showed, as they stood on the card then. */
export const printedTexts = z.object({
  name: z.string().max(200),
  jobTitle: z.string().max(200).nullable(),
  phone: z.string().max(60).nullable(),
});
export type PrintedTexts = z.infer<typeof printedTexts>;

/**
 * The print that a buyer saw and approved, stored with the order: staff print exactly this, whatever becomes of the
 * card. Empty for orders whose pieces lead to no card yet, and for those from before it was stored.
 */
export const printedDesign = z
  .object({
    ...printChoice.shape,
    ...printedTexts.shape,
    material,
    profileId: id,
    template: z.enum(cardTemplates),
    /** `#rrggbb`; null means the template's own. */
    accent: z.string().nullable(),
    /** Addresses of the pictures on the front. */
    portrait: z.string().nullable(),
    cover: z.string().nullable(),
    /** Words on the back, a line each. */
    words: z.array(z.string()),
  })
  .partial();
export type PrintedDesign = z.infer<typeof printedDesign>;

/** A stored print of which nothing is missing, so that it can be drawn. */
export const wholePrintedDesign = printedDesign.required();
export type WholePrintedDesign = z.infer<typeof wholePrintedDesign>;
