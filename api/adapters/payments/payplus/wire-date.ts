import { momentAt } from '../../../contract/base/israel-clock.ts';

const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/u;
const israeli = /^(\d\d)\/(\d\d)\/(\d{4})(?:,? (\d\d):(\d\d)(?::(\d\d))?)?$/u;
/** Only a date that ends in its zone is read as the machine reads dates. */
const zoned = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/u;

/**
 * The moment of a date as PayPlus writes it. One without a zone is Israel's, wherever this server stands.
 * @returns null for what is no date
 */
export function momentOf(text: string): Date | null {
  if (zoned.test(text)) return valid(new Date(text));
  const inOrder = iso.exec(text)?.slice(1);
  const [day, month, year, ...clock] = israeli.exec(text)?.slice(1) ?? [];
  const [y, m, d, hours = '0', minutes = '0', seconds = '0'] = inOrder ?? [year, month, day, ...clock];
  if (!y || !m || !d) return null;
  const date = `${y}-${m}-${d}`;
  const isClock = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  // A day that no calendar has would roll over into the next month.
  if (!isClock || valid(new Date(date))?.toISOString().slice(0, 10) !== date) return null;
  const moment = momentAt(date, Number(hours) * 60 + Number(minutes));
  return new Date(moment.getTime() + Number(seconds) * 1_000);
}

const valid = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date);
