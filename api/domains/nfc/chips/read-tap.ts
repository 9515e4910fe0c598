import type { TappedChip } from '../../../contract/nfc/tapped-chip.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { findVisibleCard } from '../../cards/index.ts';
import { stateOf } from './chip-steps.ts';
import { openOfferOf } from './chips.queries.ts';

/** Where a tap leads: to a card's own page, or to what the chip's own page shows. */
type Tap =
  | { kind: 'card'; path: string; chip: { id: number; userId: number | null } }
  | Exclude<TappedChip, { kind: 'live' }>;

/** The source of the visit for the card's statistics. */
const sourceMark = '?s=nfc';
const neutral = { kind: 'neutral' } as const;

/**
 * What a chip's address shows this visitor. Strangers learn nothing: a chip that leads to no card they may see is
 * always `neutral` (docs/product.md 4). A card's path is made here from its own row, never stored on the chip
 * (docs/security.md T3).
 */
export async function readTap(ctx: AppContext, typedCode: string): Promise<Tap> {
  const tapCode = typedCode.toLowerCase();
  if (!/^[a-z0-9]{13,24}$/u.test(tapCode)) return neutral;
  const { knex } = ctx.deps;
  const chip = await CardAllocation.query(knex).findOne({ tap_code: tapCode });
  if (!chip) return neutral;
  return (
    (await forReceiver(ctx, chip)) ?? (await forOwner(ctx, chip)) ?? (await toCard(ctx, chip)) ?? neutral
  );
}

async function forReceiver(ctx: AppContext, chip: CardAllocation): Promise<Tap | null> {
  const { actor } = ctx.state;
  if (!actor || chip.userId === actor.id) return null;
  const offer = await openOfferOf(ctx.deps.knex, chip.id);
  if (offer?.toUserId !== actor.id) return null;
  const giver = await offer.$relatedQuery('giver', ctx.deps.knex).select('username');
  return { kind: 'offered', chipId: chip.id, quantity: chip.quantity, from: giver?.username ?? '' };
}

async function forOwner(ctx: AppContext, chip: CardAllocation): Promise<Tap | null> {
  const { actor } = ctx.state;
  if (!actor || chip.userId !== actor.id) return null;
  const state = stateOf(chip);
  if (state !== 'unassigned' && state !== 'frozen') return null;
  const cards = await BusinessProfile.query(ctx.deps.knex)
    .select('id', 'business_name')
    .where({ user_id: actor.id })
    .orderBy('id');
  const named = cards.map(({ id, businessName }) => ({ id, name: businessName }));
  if (state === 'unassigned')
    return { kind: 'unassigned', chipId: chip.id, quantity: chip.quantity, cards: named };
  return { kind: 'frozen', chipId: chip.id, card: named.find(({ id }) => id === chip.profileId) ?? null };
}

async function toCard(ctx: AppContext, chip: CardAllocation): Promise<Tap | null> {
  if (stateOf(chip) !== 'live' || chip.profileId === null) return null;
  const visible = await findVisibleCard(ctx, { by: 'id', id: chip.profileId }, ctx.state.actor);
  if (!visible) return null;
  // A lapsed card shows its notice at its own address.
  const path = visible.kind === 'card' ? visible.card.path : `/p/${chip.profileId}`;
  return { kind: 'card', path: path + sourceMark, chip };
}
