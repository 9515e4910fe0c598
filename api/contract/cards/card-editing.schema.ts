import { z } from 'zod';
import { cardChanges } from './card-fields.schema.ts';
import { cardFieldNames, type CardField, type CardFields } from './card-fields.ts';
import { cardPlan } from './card-plan.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { businessProfileRow, cardType } from './entities/business-profile.schema.ts';
import { heldCard } from './my-cards.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { walletKinds } from './public-card.schema.ts';
import { teamLock } from '../subscriptions/team-lock.schema.ts';
import type { ValidationMessageKey } from '../base/validation-messages.ts';

const tag = 'Editing cards';
const mask = Object.fromEntries(cardFieldNames.map((name) => [name, true])) as Record<CardField, true>;

/** A whole card for its owner. */
const cardForEditing = z.object({
  id: z.int().positive(),
  /** Raised by every change of the row; a save names the one it was begun on. */
  version: z.int(),
  cardType,
  community: z.string().nullable(),
  isPublic: z.boolean(),
  /** Whether the owner's packages still cover the card. */
  isCovered: z.boolean(),
  /** While visitors don't see the card until staff have looked. */
  held: heldCard.nullable(),
  plan: cardPlan,
  /** The team the card belongs to; null for a card that is its owner's alone. */
  team: teamLock.nullable(),
  /** The owner has a place for one more pro card, which this basic card could take. */
  canBecomePro: z.boolean(),
  /** Scheme and host people see. */
  publicUrl: z.string(),
  wallets: z.array(z.enum(walletKinds)),
  /** As stored: what was valid when it was written need not be valid today. */
  fields: businessProfileRow.pick(mask),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CardForEditing = z.infer<typeof cardForEditing>;

/** Issues that only several fields together have, by field. */
export function issuesBetweenFields(fields: CardFields): Partial<Record<CardField, ValidationMessageKey>> {
  return {
    ...(fields.useCustomSlug && !fields.customSlug && { customSlug: 'required' }),
    ...((fields.lat === null) !== (fields.lng === null) && { lat: 'point_incomplete' }),
  };
}

export const readCardForEditingSchemas = {
  summary: 'Reads the whole of my card, to edit it',
  tag,
  params: idParams,
  reply: cardForEditing,
} satisfies EndpointSchemas;

export const saveCardSchemas = {
  summary: 'Saves any part of my card; refused with the present state when it was changed meanwhile',
  tag,
  params: idParams,
  body: cardChanges.extend({
    /** The version the changes were made on. */
    version: z.int().positive(),
  }),
  reply: cardForEditing,
  present: cardForEditing,
  // Thirty links of 2,000 characters fit, and every text in three further languages beside its own.
  bodyLimit: 1_000_000,
} satisfies EndpointSchemas;

export const setCardVisibilitySchemas = {
  summary: 'Publishes my card or makes it private',
  tag,
  params: idParams,
  body: z.object({ isPublic: z.boolean() }),
  reply: cardForEditing,
} satisfies EndpointSchemas;

export const setCardTypeSchemas = {
  summary: 'Gives my card a pro place of my packages, or takes it back',
  tag,
  params: idParams,
  body: z.object({ cardType }),
  reply: cardForEditing,
} satisfies EndpointSchemas;

const addressStates = ['free', 'present', 'taken', 'refused'] as const;
/** What became of an address that somebody thinks of taking. */
const addressCheck = z.object({
  /** As it would be stored. */
  slug: z.string(),
  /** `present`: the card has it already. `refused`: `reason` says why. */
  state: z.enum(addressStates),
  /** In the person's language. */
  reason: z.string().nullable(),
  /** Free ones near to it, or made of the card's name. */
  suggestions: z.array(z.string()).max(5),
});
export type AddressCheck = z.infer<typeof addressCheck>;

export const checkCardAddressSchemas = {
  summary: 'Says whether my card could have an address of its own, and offers free ones',
  tag,
  params: idParams,
  query: z.object({ slug: z.string().max(200) }),
  reply: addressCheck,
} satisfies EndpointSchemas;
