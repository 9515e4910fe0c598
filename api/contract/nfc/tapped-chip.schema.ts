import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'NFC chips';
const id = z.int().positive();
const card = z.object({ id, name: z.string() });

/**
 * What a tap shows when it leads to no card. `neutral` is one and the same for chips that are frozen, unclaimed,
 * replaced or missing, so that no visitor learns which of them exist (docs/product.md 4).
 */
const tappedChip = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('neutral') }),
  /** It leads to a card: the address itself answers with a redirect. */
  z.object({ kind: z.literal('live') }),
  z.object({ kind: z.literal('unassigned'), chipId: id, quantity: z.int(), cards: z.array(card) }),
  z.object({ kind: z.literal('frozen'), chipId: id, card: card.nullable() }),
  z.object({ kind: z.literal('offered'), chipId: id, quantity: z.int(), from: z.string() }),
]);
export type TappedChip = z.infer<typeof tappedChip>;

export const readTappedChipSchemas = {
  summary: 'Reads what the page of a chip without a card shows me',
  tag,
  query: z.object({ code: z.string().max(200).catch('') }),
  reply: tappedChip,
} satisfies EndpointSchemas;

const tapActions = ['claim', 'assign', 'unfreeze', 'accept', 'decline'] as const;
export type TapAction = (typeof tapActions)[number];

/** Why a form was refused; the page has a text for each. */
export const tapRefusals = ['code', 'later', 'other'] as const;
export type TapRefusal = (typeof tapRefusals)[number];

export const tapFormSchemas = {
  summary: 'Sends a form of the page of a chip',
  tag,
  params: z.object({ tapCode: z.string() }),
  body: z.object({
    action: z.enum(tapActions).catch('claim'),
    claimCode: z.string().max(64).catch(''),
    profileId: z.coerce.number().int().positive().catch(0),
  }),
  bodyLimit: 4_000,
} satisfies EndpointSchemas;
