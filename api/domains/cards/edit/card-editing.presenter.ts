import type { Knex } from 'knex';
import type { CardForEditing } from '../../../contract/cards/card-editing.schema.ts';
import { cardFieldNames, type CardFields } from '../../../contract/cards/card-fields.ts';
import { planOfCard } from '../../../contract/cards/card-plan.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AppDeps } from '../../../deps.ts';
import { heldOf } from '../holding/held-card.presenter.ts';
import { configuredWallets } from '../wallet-passes/configured-wallets.ts';
import { entitlementsOf, teamLockOf } from '../../subscriptions/index.ts';
import { countProCards, type MyCard } from './my-card.queries.ts';

/** The fields of a card that its owner writes, as stored. */
export function fieldsOf(card: BusinessProfile): CardFields {
  return Object.fromEntries(cardFieldNames.map((name) => [name, card[name]])) as CardFields;
}

/** A card for its owner's editor, with what the owner's plan includes. */
export async function presentForEditing(
  knex: Knex,
  card: MyCard,
  { env, now }: { env: AppDeps['env']; now: Date },
): Promise<CardForEditing> {
  const given = await entitlementsOf(knex, card.userId, now);
  const isBasic = card.cardType === 'basic';
  return {
    id: card.id,
    version: card.version,
    cardType: card.cardType,
    community: card.community,
    isPublic: card.isPublic,
    isCovered: card.isCovered,
    held: await heldOf(knex, card, now),
    plan: planOfCard(card, given),
    team: await teamLockOf(knex, card),
    canBecomePro: isBasic && (await countProCards(knex, card.userId)) < given.proCards,
    publicUrl: env.PUBLIC_URL,
    wallets: [...configuredWallets(env)],
    fields: fieldsOf(card),
    createdAt: card.createdAt.toISOString(),
    updatedAt: card.updatedAt.toISOString(),
  };
}
