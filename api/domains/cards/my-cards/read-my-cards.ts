import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import {
  myCardsOnPage,
  type MyCard,
  type MyCards,
  type MyCardStatus,
} from '../../../contract/cards/my-cards.schema.ts';
import { cleanTypedLine } from '../../../contract/base/typed-text.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AppDeps } from '../../../deps.ts';
import { ownerProofs } from '../holding/owner-proofs.ts';
import { takedownReason } from '../public/taken-down.ts';
import { presentMyCard, type CoveredProfile } from './my-cards.presenter.ts';
import { weeksOfCards } from './week-views.queries.ts';

interface Question {
  q?: string | undefined;
  status?: MyCardStatus | undefined;
  page?: number | undefined;
}
type Cards = QueryBuilder<BusinessProfile, BusinessProfile[]>;
type Deps = Pick<AppDeps, 'env' | 'clock'>;

/** A page of a user's cards, oldest first (docs/product.md 5, dashboard). A page past the last is empty. */
export async function readMyCards(
  knex: Knex,
  deps: Deps,
  userId: number,
  { q, status, page = 1 }: Question,
): Promise<MyCards> {
  const now = deps.clock.now();
  const { results, total } = await coveredCardsOf(knex, userId, now)
    .modify(withText, q)
    .modify(withStatus, status)
    .orderBy('id')
    .page(page - 1, myCardsOnPage);
  return {
    cards: await presentAll(knex, deps, results as CoveredProfile[]),
    total,
    page,
    pages: Math.ceil(total / myCardsOnPage),
    now: now.toISOString(),
  };
}

/**
 * One card, as the list shows it.
 * @throws {AppError} `not_found` for a card that is missing or another user's
 */
export async function readMyCard(knex: Knex, deps: Deps, userId: number, id: number): Promise<MyCard> {
  const profiles = await coveredCardsOf(knex, userId, deps.clock.now()).where({ id });
  const [card] = await presentAll(knex, deps, profiles as CoveredProfile[]);
  if (!card) throw new AppError('not_found');
  return card;
}

/** All cards of a user with `isCovered`, `takedown` and `ownerProofs`, which the outer query may select like columns. */
export function coveredCardsOf(knex: Knex, userId: number, now: Date): Cards {
  const own = BusinessProfile.query(knex)
    .select(
      'business_profiles.*',
      'covered.is_covered as isCovered',
      takedownReason().as('takedown'),
      ownerProofs().as('ownerProofs'),
    )
    .joinRaw('left join covered_cards_of(?, ?) covered on covered.profile_id = business_profiles.id', [
      userId,
      now,
    ])
    .where('business_profiles.user_id', userId);
  return BusinessProfile.query(knex).from(own.as('business_profiles'));
}

function withText(cards: Cards, q: string | undefined): void {
  const text = cleanTypedLine(q ?? '').replace(/[\\%_]/gu, String.raw`\$&`);
  if (text === '') return;
  void cards.where(
    (any) =>
      void any
        .where('business_name', 'ilike', `%${text}%`)
        .orWhere('job_title', 'ilike', `%${text}%`)
        .orWhere('custom_slug', 'ilike', `%${text}%`),
  );
}

function withStatus(cards: Cards, status: MyCardStatus | undefined): void {
  if (!status) return;
  void (status === 'taken_down' ? cards.whereNotNull('takedown') : cards.whereNull('takedown'));
  if (status === 'taken_down') return;
  void cards.where('isCovered', status !== 'needs_renewal');
  if (status === 'needs_renewal') return;
  void cards.where('is_held', status === 'held');
  if (status !== 'held') void cards.where('is_public', status === 'live');
}

async function presentAll(knex: Knex, { env, clock }: Deps, profiles: CoveredProfile[]): Promise<MyCard[]> {
  const now = clock.now();
  const weeks = await weeksOfCards(
    knex,
    profiles.map(({ id }) => id),
    now,
  );
  return profiles.flatMap((profile) => {
    const week = weeks.get(profile.id);
    return week ? [presentMyCard(profile, week, { env, now })] : [];
  });
}
