import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { chipAction } from './entities/chip-step.schema.ts';
import { orderStatus } from './entities/physical-card-order.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const tag = 'NFC chips';
const id = z.int().positive();
const time = z.iso.datetime();

/** States of a chip; computed from its row by one function, never stored. */
export const chipStates = ['unclaimed', 'unassigned', 'live', 'frozen', 'replaced', 'released'] as const;
export const chipState = z.enum(chipStates);
export type ChipState = z.infer<typeof chipState>;

export const namedCard = z.object({ id, name: z.string() });
export type NamedCard = z.infer<typeof namedCard>;

/** A chip for its owner, or an unclaimed one for its buyer. */
const chipView = z.object({
  id,
  tapCode: z.string(),
  /** The address written on the chip. */
  address: z.url(),
  /** Pieces that have this address. */
  quantity: z.int().min(1),
  state: chipState,
  card: namedCard.nullable(),
  /** Only for the buyer. */
  order: z.object({ id, status: orderStatus, orderedAt: time }).nullable(),
  /** Offered to another user who has not answered yet. */
  offer: z.object({ to: z.string(), offeredAt: time }).nullable(),
  createdAt: time,
});
export type ChipView = z.infer<typeof chipView>;

/** Another user's chip that is offered to this user. */
const chipOffer = z.object({ chipId: id, from: z.string(), quantity: z.int().min(1), offeredAt: time });

const chipList = z.object({
  chips: z.array(chipView),
  offers: z.array(chipOffer),
  /** The user's chips that staff ask for; the user keeps them until they agree. */
  takeBacks: z.array(z.object({ chipId: id, tapCode: z.string(), reason: z.string(), askedAt: time })),
  /** Cards that the user's chips may lead to, by name. */
  cards: z.array(namedCard),
});
export type ChipList = z.infer<typeof chipList>;

export const listChipsSchemas = {
  summary:
    'Lists my chips, the unclaimed ones of my orders, what is offered to me, and my cards to point them at',
  tag,
  reply: chipList,
} satisfies EndpointSchemas;

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
  body: z.object({ chipIds: z.array(id).min(1).max(200), profileId: id }),
  reply: z.object({ chips: z.array(chipView) }),
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
  body: z.object({
    receiver: z.string().trim().min(1, 'required').max(254),
  }),
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
