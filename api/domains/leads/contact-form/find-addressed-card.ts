import type { Knex } from 'knex';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { findVisibleCard } from '../../cards/index.ts';
import type { CardOwner } from './notify-owner.ts';

export interface AddressedCard {
  id: number;
  name: string;
  path: string;
  /** The card's language as its page's address names it; null where it has one language. */
  language: CardLanguage | null;
  owner: CardOwner;
}

/**
 * The card that a visitor writes to: public, covered by its owner's package, a pro card that shows its form.
 * @throws {AppError} `not_found` for any other card
 */
export async function findAddressedCard(ctx: AppContext, id: number): Promise<AddressedCard> {
  const visible = await findVisibleCard(ctx, { by: 'id', id });
  if (visible?.kind !== 'card' || !visible.card.contactForm) throw new AppError('not_found');
  const { name, path, languages } = visible.card;
  const language = languages.length > 1 ? visible.card.language : null;
  return { id, name, path, language, owner: await ownerOfCard(ctx.deps.knex, id) };
}

/** Whom messages of a card go to. */
export async function ownerOfCard(knex: Knex, id: number): Promise<CardOwner> {
  return (await BusinessProfile.query(knex)
    .join('users', 'users.id', 'business_profiles.user_id')
    .where('business_profiles.id', id)
    .select('users.id', 'users.email', 'users.language')
    .first()
    .throwIfNotFound()) as unknown as CardOwner;
}
