import { z } from 'zod';
import { cardFieldList, maxLengthOfType } from './card-fields.ts';
import { cardFields } from './card-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { cardType } from './entities/business-profile.schema.ts';
import { reportReason } from './entities/card-report.schema.ts';
import { customLinks } from './entities/custom-links.schema.ts';
import { maxFilterLength } from '../base/list-filters.ts';
import { idParams } from '../base/path-id.schema.ts';
import { issueOfPhone } from '../base/phone-number.ts';
import { cardTemplates, primaryActions, publicCard } from './public-card.schema.ts';
import { defaultContactFormTitle } from '../leads/contact-form-title.ts';
import { optionalLine, requiredLine } from '../base/typed-fields.schema.ts';

const tag = 'Own cards';
const count = z.int().min(0);

/**
 * `needs_renewal`: no package covers the card; visitors are redirected to `/inactive-card` (docs/product.md 3).
 * `held`: public, but it waits until staff have looked (docs/product.md 11.13). `taken_down`: staff took it down,
 * whatever else applies.
 */
export const myCardStatuses = ['live', 'private', 'needs_renewal', 'held', 'taken_down'] as const;
export type MyCardStatus = (typeof myCardStatuses)[number];

/** Views of a card in the last seven days, today included, on Israel's calendar. */
const week = z.object({
  days: z.array(z.object({ date: z.iso.date(), views: count })).length(7),
  views: count,
  /** Of the seven days before those. */
  viewsBefore: count,
});
export type CardWeek = z.infer<typeof week>;

/** Why visitors don't see a card until staff have looked, and what its owner can do. */
export const heldCard = z.object({
  /** As typed: what sounds like a bank, a brand or a public body. */
  words: z.string(),
  /** Whether it leads to a payment page: then nothing but staff's look lets it go on. */
  takesMoney: z.boolean(),
  /** Whether the owner's e-mail address is still to be verified. */
  needsEmail: z.boolean(),
  /** When the owner's account is a week old; null where it is already. */
  until: z.iso.datetime().nullable(),
});
export type HeldCard = z.infer<typeof heldCard>;

/** A card as its owner sees it in the list of their own. */
const myCard = z.object({
  id: z.int().positive(),
  cardType,
  status: z.enum(myCardStatuses),
  /** Why staff took it down, while the takedown is in force. */
  takedown: z.object({ reason: reportReason, message: z.string().nullable() }).nullable(),
  /** While the card is held. */
  held: heldCard.nullable(),
  /** The card as visitors see it, or would; previews are made from it. */
  card: publicCard,
  week,
});
export type MyCard = z.infer<typeof myCard>;

/** Cards on one page of the list. */
export const myCardsOnPage = 12;

const ownCards = z.object({
  cards: z.array(myCard),
  /** Number of cards that match the filters. */
  total: count,
  page: z.int().positive(),
  pages: count,
  /** The server's time, for "open now" on the cards. */
  now: z.iso.datetime(),
});
export type MyCards = z.infer<typeof ownCards>;

export const listMyCardsSchemas = {
  summary: 'Lists my cards with their last seven days, oldest first, twelve on a page',
  tag,
  query: z.object({
    /** Part of the name, the job title or the address. */
    q: z.string().max(maxFilterLength).optional(),
    status: z.enum(myCardStatuses, 'invalid_choice').optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number)
      .optional(),
  }),
  reply: ownCards,
} satisfies EndpointSchemas;

/** Script of the address that is made from the card's name. */
export const addressScripts = ['ascii', 'hebrew'] as const;
export type AddressScript = (typeof addressScripts)[number];

const phone = requiredLine(maxLengthOfType.phone).refine(
  (text) => issueOfPhone(text) === null,
  'lead_phone_invalid',
);

/**
 * The first fields of a new card, with what its owner confirmed of the trade's proposals; the others stay empty for the
 * editor. What was only proposed isn't sent (docs/product.md 12.10).
 */
export const newCardBody = z.object({
  businessName: requiredLine(cardFieldList.businessName.maxLength, 2),
  phone,
  whatsapp: optionalLine(maxLengthOfType.whatsapp).default(null),
  category: cardFields.shape.category.default(null),
  jobTitle: cardFields.shape.jobTitle.default(null),
  about: cardFields.shape.about.default(null),
  address: cardFields.shape.address.default(null),
  businessHours: cardFields.shape.businessHours.default([]),
  services: cardFields.shape.services.default([]),
  questions: cardFields.shape.questions.default([]),
  sections: cardFields.shape.sections.default([]),
  showContactForm: cardFields.shape.showContactForm.default(false),
  contactFormTitle: cardFields.shape.contactFormTitle.default(defaultContactFormTitle),
  customLinks: customLinks.default([]),
  primaryAction: z.enum(primaryActions, 'invalid_choice').default('phone'),
  template: z.enum(cardTemplates, 'invalid_choice').default('creative'),
  /** By default the best type with a free place. */
  cardType: cardType.optional(),
  addressScript: z.enum(addressScripts, 'invalid_choice').default('ascii'),
});
export type NewCard = z.output<typeof newCardBody>;
export type NewCardInput = z.input<typeof newCardBody>;

export const createCardSchemas = {
  summary: 'Makes a published card of mine, as far as my packages have a place for it',
  tag,
  body: newCardBody,
  reply: myCard,
  status: 201,
} satisfies EndpointSchemas;

export const duplicateCardSchemas = {
  summary: 'Makes a private copy of my card under an address of its own; its statistics start at nought',
  tag,
  params: idParams,
  reply: myCard,
  status: 201,
} satisfies EndpointSchemas;

const cardBelongings = z.object({
  views: count,
  leads: count,
  /** Quotes among them. */
  reviews: count,
  /** Printed pieces whose chip leads to the card. */
  chips: count,
  formerAddresses: count,
  /** Orders stay with their timeline and lose the link to the card. */
  orders: count,
});
export type CardBelongings = z.infer<typeof cardBelongings>;

export const readBelongingsSchemas = {
  summary: 'Reads what would be deleted together with my card',
  tag,
  params: idParams,
  reply: cardBelongings,
} satisfies EndpointSchemas;

export const deleteCardSchemas = {
  summary: 'Deletes my card with its statistics, leads, chips and former addresses',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

const proposedAddresses = z.object({
  /** Free at this moment; null where the name has no Hebrew letters. */
  ascii: z.string(),
  hebrew: z.string().nullable(),
});
export type ProposedAddresses = z.infer<typeof proposedAddresses>;

export const proposeAddressSchemas = {
  summary: 'Proposes free addresses for a card of this name',
  tag,
  query: z.object({ name: z.string().max(120).default('') }),
  reply: proposedAddresses,
} satisfies EndpointSchemas;
