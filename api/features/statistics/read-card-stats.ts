import type { Knex } from 'knex';
import type { CardStats } from '../../contract/card-events.ts';
import { AppError } from '../../errors.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { ProfileStats } from '../../models/ProfileStats.ts';
import { entitlementsOf } from '../packages/entitlements.ts';
import {
  presentAdvanced,
  presentAllTime,
  presentCounts,
  presentDays,
  presentLeftOut,
} from './card-stats.presenter.ts';
import { countLeftOut, tallyEvents } from './card-stats.queries.ts';
import { choosePeriod, periodBefore } from './choose-period.ts';

interface Question {
  cardId: number;
  ownerId: number;
  now: Date;
  /** Days in Israel, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * An owner's statistics of one card (product.md chapter 5). Totals and days are everybody's; what needs advanced
 * statistics is null without a package that brings them.
 * @throws {AppError} `not_found` for a card that is missing or somebody else's, `validation_failed` for an impossible
 *   period
 */
export async function readCardStats(knex: Knex, question: Question): Promise<CardStats> {
  const { cardId, ownerId, now } = question;
  const own = await BusinessProfile.query(knex).findOne({ id: cardId, user_id: ownerId }).select('id');
  if (!own) throw new AppError('not_found');
  const period = choosePeriod(question, now);
  const before = periodBefore(period);
  const [tallies, talliesBefore, leftOut, stats, { advancedStatistics }] = await Promise.all([
    tallyEvents(knex, { cardId, ...period }),
    tallyEvents(knex, { cardId, ...before }),
    countLeftOut(knex, { cardId, ...period }),
    ProfileStats.query(knex).findById(cardId).throwIfNotFound(),
    entitlementsOf(knex, ownerId, now),
  ]);
  return {
    cardId,
    period: { ...period, totals: presentCounts(tallies) },
    previous: { ...before, totals: presentCounts(talliesBefore) },
    allTime: presentAllTime(stats),
    days: presentDays(tallies, period),
    leftOut: presentLeftOut(leftOut),
    advanced: advancedStatistics ? presentAdvanced(tallies) : null,
  };
}
