import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CardReview } from '../../models/CardReview.ts';
import { createBusinessProfile } from './business-profile.ts';

/** A review of a new card that waits for its owner. */
export async function createCardReview(
  knex: Knex,
  overrides: Overrides<CardReview> = {},
): Promise<CardReview> {
  const isClient = overrides.kind !== 'quote';
  return CardReview.query(knex).insertAndFetch({
    profileId: overrides.profileId ?? (await createBusinessProfile(knex)).id,
    kind: 'client',
    authorName: 'גלית א׳',
    words: 'הדירה קטנה ב־12 מ״ר ומרגישה גדולה יותר.',
    ...(isClient && { stars: 5, language: 'he' as const, noticeVersion: '2026-11', agreedAt: new Date() }),
    ...(overrides.status === 'published' && { publishedAt: new Date() }),
    ...overrides,
  });
}
