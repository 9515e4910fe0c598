import type { Knex } from 'knex';
import type { Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import type {
  AllStats,
  CardStats,
  PeriodQuery,
  StatsFigures,
} from '../../../contract/statistics/card-events.schema.ts';
import { AppError } from '../../../errors.ts';
import {
  presentAdvanced,
  presentAllTime,
  presentCounts,
  presentDays,
  presentLeftOut,
  presentStatsCard,
  sumOf,
} from './card-stats.presenter.ts';
import type { AccountHooks } from '../../accounts/index.ts';
import { choosePeriod, periodBefore, type Period } from './choose-period.ts';
import { readCardTotals } from './card-totals.queries.ts';
import { readClosedDays } from './closed-days.ts';
import { totalOf } from './condense-tallies.ts';
import { readLiveTallies, type DayTally, type Tally } from './day-tallies.queries.ts';
import { addDays, israelDay } from './israel-day.ts';
import { ownCards } from './own-cards.queries.ts';

export interface StatsQuestion extends PeriodQuery {
  /** Says whether the owner may see advanced statistics: that depends on their packages. */
  hooks: Pick<AccountHooks, 'entitlementsOf'>;
  ownerId: number;
  now: Date;
}

/**
 * An owner's statistics of one card (docs/product.md 5). Every owner gets totals and days, but for one whose paid
 * package has ended; advanced statistics are null without a package that includes them.
 * @throws {AppError} `not_found` for a card that is missing or another owner's, `validation_failed` for an impossible
 * period, `payment_required` for an owner whose paid package has ended
 */
export async function readCardStats(
  knex: Knex,
  question: StatsQuestion & { cardId: number },
): Promise<CardStats> {
  const { cardId } = question;
  const cards = await ownCards(knex, question.ownerId, cardId);
  const { figures } = await readFigures(knex, question, [cardId]);
  return { cardId, ...figures, cards: cards.map(presentStatsCard) };
}

/** The statistics of all cards of an owner together, with the views of each. @throws {AppError} as above */
export async function readAllStats(knex: Knex, question: StatsQuestion): Promise<AllStats> {
  const cards = await ownCards(knex, question.ownerId);
  const { figures, viewsOf } = await readFigures(
    knex,
    question,
    cards.map(({ id }) => id),
  );
  return { ...figures, cards: cards.map((card) => ({ ...presentStatsCard(card), views: viewsOf(card.id) })) };
}

/**
 * What an owner may see of statistics; the page asks the same entitlements.
 * @throws {AppError} `payment_required` for an owner whose paid package has ended
 */
export async function mayRead(
  knex: Knex,
  { hooks, ownerId, now }: Pick<StatsQuestion, 'hooks' | 'ownerId' | 'now'>,
): Promise<Pick<Entitlements, 'advancedStatistics'>> {
  const given = await hooks.entitlementsOf(knex, ownerId, now);
  if (!given.statistics) throw new AppError('payment_required');
  return given;
}

const within =
  ({ from, to }: Period) =>
  ({ day }: DayTally) =>
    day >= from && day <= to;

async function readFigures(
  knex: Knex,
  question: StatsQuestion,
  cardIds: readonly number[],
): Promise<{ figures: StatsFigures; viewsOf: (cardId: number) => number }> {
  const { now } = question;
  const period = choosePeriod(question, now);
  const before = periodBefore(period);
  const [{ advancedStatistics }, { lastDays, ...allTime }] = await Promise.all([
    mayRead(knex, question),
    readCardTotals(knex, cardIds),
  ]);
  const [live, closed, closedBefore] = await Promise.all([
    readLiveTallies(knex, { cardIds, from: before.from, to: period.to }, lastDays),
    readClosedDays(knex, cardIds, lastDays, period),
    readClosedDays(knex, cardIds, lastDays, before),
  ]);
  const [liveNow, liveBefore] = [live.filter(within(period)), live.filter(within(before))];
  const tallies = [...closed.tallies, ...liveNow];
  const talliesBefore = [...closedBefore.tallies, ...liveBefore];
  const totalWith = (total: Tally, added: readonly DayTally[]) =>
    totalOf([total, ...added.map(({ tally }) => tally)]);
  const total = totalWith(closed.total, liveNow);
  const figures: StatsFigures = {
    period: { ...period, totals: presentCounts(total) },
    previous: { ...before, totals: presentCounts(totalWith(closedBefore.total, liveBefore)) },
    isComparable: isKnownWhole(before, talliesBefore, now),
    allTime: presentAllTime(allTime),
    days: presentDays(tallies, period),
    daysBefore: presentDays(talliesBefore, before),
    leftOut: presentLeftOut(total),
    advanced: advancedStatistics ? presentAdvanced(total, tallies) : null,
  };
  const ofCard = Map.groupBy(liveNow, ({ cardId }) => cardId);
  const viewsOf = (cardId: number) =>
    (closed.viewsOfCard.get(cardId) ?? 0) + sumOf(ofCard.get(cardId) ?? [], 'types', 'view');
  return { figures, viewsOf };
}

/** Days that raw events are stored, roughly; tallies are stored longer. */
const rawDays = 390;

/** Whether the whole period is known: within the stored events, or further back where its first month has tallies. */
function isKnownWhole({ from }: Period, tallies: readonly DayTally[], now: Date): boolean {
  return from > addDays(israelDay(now), -rawDays) || tallies.some(({ day }) => day < addDays(from, 31));
}
