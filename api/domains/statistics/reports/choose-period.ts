import { LRUCache } from 'lru-cache';
import {
  maxPeriodDays,
  usualPeriodDays,
  type PeriodQuery,
} from '../../../contract/statistics/card-events.schema.ts';
import { AppError } from '../../../errors.ts';
import { addDays, daysBetween, israelDay } from './israel-day.ts';

export interface Period {
  from: string;
  to: string;
}

/**
 * The requested days: up to today and the usual number of them, unless the query says otherwise.
 * @throws {AppError} `validation_failed` when the period ends before it starts, or is longer than events are stored
 */
export function choosePeriod(asked: PeriodQuery, now: Date): Period {
  if (asked.days && !asked.from && !asked.to) {
    const today = israelDay(now);
    return { from: addDays(today, 1 - Number(asked.days)), to: today };
  }
  const to = asked.to ?? latest(israelDay(now), asked.from);
  const from = asked.from ?? addDays(to, 1 - usualPeriodDays);
  const days = daysBetween(from, to);
  if (days < 1 || days > maxPeriodDays)
    throw new AppError('validation_failed', { fields: { [days < 1 ? 'to' : 'from']: 'invalid_date' } });
  return { from, to };
}

/** The period of the same length just before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) };
}

/** Many ask for the same few periods. */
const knownPeriods = new LRUCache<string, readonly string[]>({ max: 50 });

/** Each day of a period. */
export function daysOf({ from, to }: Period): readonly string[] {
  const key = `${from} ${to}`;
  let days = knownPeriods.get(key);
  if (!days) {
    days = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));
    knownPeriods.set(key, days);
  }
  return days;
}

function latest(today: string, from: string | undefined): string {
  return from !== undefined && from > today ? from : today;
}
