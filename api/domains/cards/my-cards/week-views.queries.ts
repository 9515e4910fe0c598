import type { Knex } from 'knex';
import type { CardWeek } from '../../../contract/cards/my-cards.schema.ts';
import { addDays, israelDay } from '../../statistics/index.ts';

const weekDays = 7;

/**
 * Counted views of cards in the last seven days, today included, and in the seven before: from the events themselves,
 * so that a view counts at once. Days start and end at midnight in Israel.
 * @returns a week for each card asked for, also without views
 */
export async function weeksOfCards(
  knex: Knex,
  cardIds: readonly number[],
  now: Date,
): Promise<Map<number, CardWeek>> {
  const today = israelDay(now);
  const first = addDays(today, 1 - weekDays);
  const { rows } = (await knex.raw(
    `select profile_id as card, (occurred_at at time zone 'Asia/Jerusalem')::date as day, count(*) as views
     from card_events
     where profile_id = any(:cardIds::bigint[]) and type = 'view' and left_out is null
       and occurred_at >= (:since::date)::timestamp at time zone 'Asia/Jerusalem'
       and occurred_at < (:today::date + 1)::timestamp at time zone 'Asia/Jerusalem'
     group by 1, 2`,
    { cardIds, since: addDays(first, -weekDays), today } as unknown as Record<string, Knex.RawBinding>,
  )) as { rows: { card: number; day: string; views: number }[] };
  return new Map(
    cardIds.map((id) => {
      const own = rows.filter(({ card }) => card === id);
      const sum = (days: typeof own) => days.reduce((total, { views }) => total + views, 0);
      const days = Array.from({ length: weekDays }, (_, index) => {
        const date = addDays(first, index);
        return { date, views: sum(own.filter(({ day }) => day === date)) };
      });
      const before = sum(own.filter(({ day }) => day < first));
      return [id, { days, views: sum(own) - before, viewsBefore: before }];
    }),
  );
}
