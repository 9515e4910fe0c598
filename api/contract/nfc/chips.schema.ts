import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { chipAction } from './entities/chip-step.schema.ts';
import { orderStatus } from './entities/physical-card-order.schema.ts';
import { maxFilterLength } from '../base/list-filters.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalLine } from '../base/typed-fields.schema.ts';
import { material } from './entities/nfc-product.schema.ts';

const tag = 'NFC chips';
const id = z.int().positive();
const time = z.iso.datetime();

/** States of a chip; computed from its row by one function, never stored. */
export const chipStates = ['unclaimed', 'unassigned', 'live', 'frozen', 'replaced', 'released'] as const;
export const chipState = z.enum(chipStates);
export type ChipState = z.infer<typeof chipState>;

export const namedCard = z.object({ id, name: z.string() });
export type NamedCard = z.infer<typeof namedCard>;

/** Days whose taps are shown. */
export const tapDays = 30;

/** Taps that led visitors to a card, in the last 30 days. */
const chipTaps = z.object({
  total: z.int().min(0),
  /** Of each day in Israel, the oldest first. */
  days: z.array(z.int().min(0)).length(tapDays),
  last: time.nullable(),
});
export type ChipTaps = z.infer<typeof chipTaps>;

/** A chip for its owner, or an unclaimed one for its buyer. */
const chipView = z.object({
  id,
  tapCode: z.string(),
  /** What its owner calls it. */
  name: z.string().nullable(),
  /** The address written on the chip. */
  address: z.url(),
  /** Pieces that have this address: one, but for rows of before. */
  quantity: z.int().min(1),
  state: chipState,
  taps: chipTaps,
  card: namedCard.nullable(),
  /** Only for the buyer. */
  order: z.object({ id, status: orderStatus, orderedAt: time }).nullable(),
  /** Offered to another user who has not answered yet. */
  offer: z.object({ to: z.string(), offeredAt: time }).nullable(),
  createdAt: time,
});
export type ChipView = z.infer<typeof chipView>;

/** Chips of another user that are offered to this user together. */
const chipOffer = z.object({
  chipIds: z.array(id).min(1),
  from: z.string(),
  pieces: z.int().min(1),
  offeredAt: time,
});

const count = z.int().min(0);
/** Chips of one order that lead to one card. */
const chipGroup = z.object({
  /** Null for chips that came from another owner. */
  order: z.object({ id, status: orderStatus, orderedAt: time }).nullable(),
  /** What was ordered; null for orders from before it was stored. */
  product: z.object({ name: z.string(), material }).nullable(),
  /** Null for chips that lead nowhere yet. */
  card: namedCard.nullable(),
  chips: count,
  pieces: count,
  /** Pieces that can be pointed, frozen and handed over; and those that are frozen. */
  movable: count,
  frozen: count,
  /** Of all of them, in the last 30 days. */
  taps: count,
  /** The first few: named ones, then those with the most taps. */
  first: z.array(chipView),
});
export type ChipGroup = z.infer<typeof chipGroup>;

/** Pieces by state; `waiting` are unclaimed or without a card, `ended` replaced or returned. */
const chipTotals = z.object({
  pieces: count,
  live: count,
  waiting: count,
  frozen: count,
  ended: count,
  taps: count,
});

const chipList = z.object({
  /** Of all the user's chips, whatever the filter. */
  totals: chipTotals,
  groups: z.array(chipGroup),
  page: z.int().min(1),
  pages: z.int().min(0),
  offers: z.array(chipOffer),
  /** The user's chips that staff ask for; the user keeps them until they agree. */
  takeBacks: z.array(z.object({ chipId: id, tapCode: z.string(), reason: z.string(), askedAt: time })),
  /** Cards that the user's chips may lead to, by name. */
  cards: z.array(namedCard),
});
export type ChipList = z.infer<typeof chipList>;

export const chipFilters = ['all', 'live', 'waiting', 'frozen', 'ended'] as const;
export type ChipFilter = (typeof chipFilters)[number];

const page = z.coerce.number().int().min(1).max(10_000).catch(1);
const search = {
  /** A part of a name, a code or a card's name. */
  q: z.string().trim().max(maxFilterLength).catch(''),
  /** `all` leaves out those that ended. */
  state: z.enum(chipFilters).catch('all'),
  page,
};

export const listChipsSchemas = {
  summary:
    'Lists my chips by order and card, the unclaimed ones of my orders, what is offered to me, and my cards',
  tag,
  query: z.object(search),
  reply: chipList,
} satisfies EndpointSchemas;

const groupId = z.coerce.number().int().positive().nullable().catch(null);

export const readChipGroupSchemas = {
  summary: 'Reads a page of my chips of one order and card',
  tag,
  query: z.object({ ...search, order: groupId, card: groupId }),
  reply: z.object({
    chips: z.array(chipView),
    total: count,
    page: z.int().min(1),
    pages: z.int().min(0),
  }),
} satisfies EndpointSchemas;

const chipIds = z.array(id).min(1).max(10_000);

/** Chips that an owner chose: by their ids, or a whole group as far as its chips allow the command. */
const chosen = {
  chipIds: chipIds.optional(),
  group: z.object({ orderId: id.nullable(), profileId: id.nullable() }).optional(),
  /** How many pieces the owner was told of: if it isn't so any more, nothing is done. */
  pieces: z.int().min(1).optional(),
};
const chipChoice = z.object(chosen);
export type ChipChoice = z.infer<typeof chipChoice>;

const oneWay = ({ chipIds: ids, group, pieces }: ChipChoice): boolean =>
  (ids === undefined) !== (group === undefined) && (group === undefined || pieces !== undefined);
const chosenWrong = { path: ['chipIds'], message: 'required' };

const bulkReply = z.object({ chips: count, pieces: count });

export const claimChipSchemas = {
  summary: 'Makes me the owner of a chip by its one-time code',
  tag,
  body: z.object({
    tapCode: z.string().trim().toLowerCase().min(1, 'required').max(64),
    claimCode: z.string().trim().min(1, 'required').max(64),
  }),
  reply: chipView,
} satisfies EndpointSchemas;

export const pointChipsSchemas = {
  summary: 'Points several of my chips at one of my cards; all of them or none',
  tag,
  body: z.object({ ...chosen, profileId: id }).refine(oneWay, chosenWrong),
  reply: bulkReply,
} satisfies EndpointSchemas;

export const freezeChipsSchemas = {
  summary: 'Freezes several of my chips; all of them or none',
  tag,
  body: chipChoice.refine(oneWay, chosenWrong),
  reply: bulkReply,
} satisfies EndpointSchemas;

export const unfreezeChipsSchemas = {
  summary: 'Makes several of my frozen chips work as before; all of them or none',
  tag,
  body: chipChoice.refine(oneWay, chosenWrong),
  reply: bulkReply,
} satisfies EndpointSchemas;

const receiver = z.string().trim().min(1, 'required').max(254);

export const offerChipsSchemas = {
  summary: 'Offers several of my chips to another account, which has to accept; all of them or none',
  tag,
  body: z.object({ ...chosen, receiver }).refine(oneWay, chosenWrong),
  reply: bulkReply,
} satisfies EndpointSchemas;

/** The chips of an offer that is answered or taken back. */
const offered = z.object({ chipIds });

export const withdrawOffersSchemas = {
  summary: 'Takes back my offers of several chips',
  tag,
  body: offered,
  reply: bulkReply,
} satisfies EndpointSchemas;

export const acceptOffersSchemas = {
  summary: 'Accepts several chips that are offered to me',
  tag,
  body: offered,
  reply: bulkReply,
} satisfies EndpointSchemas;

export const declineOffersSchemas = {
  summary: 'Declines several chips that are offered to me',
  tag,
  body: offered,
  reply: bulkReply,
} satisfies EndpointSchemas;

export const nameChipSchemas = {
  summary: 'Gives my chip a name, or takes it off',
  tag,
  params: idParams,
  body: z.object({ name: optionalLine(40) }),
  reply: chipView,
} satisfies EndpointSchemas;

export const pointChipSchemas = {
  summary: 'Points my chip at one of my cards',
  tag,
  params: idParams,
  body: z.object({ profileId: id }),
  reply: chipView,
} satisfies EndpointSchemas;

export const freezeChipSchemas = {
  summary: 'Freezes my lost chip: it shows a neutral page',
  tag,
  params: idParams,
  reply: chipView,
} satisfies EndpointSchemas;

export const unfreezeChipSchemas = {
  summary: 'Makes my frozen chip work as before',
  tag,
  params: idParams,
  reply: chipView,
} satisfies EndpointSchemas;

export const replaceChipSchemas = {
  summary: 'Ends my chip for good; a new one takes its card',
  tag,
  params: idParams,
  reply: chipView,
} satisfies EndpointSchemas;

export const withdrawHandOverSchemas = {
  summary: 'Takes back my offer of a chip',
  tag,
  params: idParams,
  reply: chipView,
} satisfies EndpointSchemas;

export const acceptHandOverSchemas = {
  summary: 'Accepts a chip that is offered to me',
  tag,
  params: idParams,
  reply: chipView,
} satisfies EndpointSchemas;

export const offerHandOverSchemas = {
  summary: 'Offers my chip to another account, which has to accept',
  tag,
  params: idParams,
  body: z.object({ receiver }),
  reply: chipView,
} satisfies EndpointSchemas;

export const declineHandOverSchemas = {
  summary: 'Declines a chip that is offered to me',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

export const giveBackSchemas = {
  summary: 'Gives back my chip that staff ask for',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

export const keepChipSchemas = {
  summary: 'Keeps my chip that staff ask for',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

export const issueClaimCodeSchemas = {
  summary: 'Makes a new one-time code for an unclaimed chip of my order; the code before it is void',
  tag,
  params: idParams,
  reply: z.object({ claimCode: z.string(), expiresAt: time }),
} satisfies EndpointSchemas;

/** A line of a chip's log, as far as it concerns this user. */
const chipLogLine = z.object({
  id,
  at: time,
  action: chipAction,
  by: z.enum(['me', 'somebody', 'system']),
  stateBefore: chipState.nullable(),
  stateAfter: chipState.nullable(),
  /** Ids of the user's own cards; another user's are left out. */
  cardBefore: id.nullable(),
  cardAfter: id.nullable(),
});
export type ChipLogLine = z.infer<typeof chipLogLine>;

export const readChipLogSchemas = {
  summary: 'Reads what happened to my chip, newest first',
  tag,
  params: idParams,
  reply: z.object({ steps: z.array(chipLogLine) }),
} satisfies EndpointSchemas;
