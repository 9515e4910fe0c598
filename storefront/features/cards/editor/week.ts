import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import type { Span } from '../../../../api/contract/cards/opening-spans.ts';

export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Maximum of time spans in a day. */
export const maxSpans = 6;

const usual: Span = { opens: '09:00', closes: '17:00' };
const afternoon: Span = { opens: '16:00', closes: '19:00' };

export function spansOf(days: BusinessHours, day: number): Span[] {
  return days.find((candidate) => candidate.day === day)?.spans ?? [];
}

/** Whether clients come by appointment on a day without hours. */
export const isByAppointment = (days: BusinessHours, day: number): boolean =>
  days.find((candidate) => candidate.day === day)?.byAppointment === true;

/** Seven days from Sunday; an empty list when every day is closed. */
export function normaliseHours(days: BusinessHours): BusinessHours {
  if (!days.some(({ spans, byAppointment }) => spans.length > 0 || byAppointment)) return [];
  return weekDays.map((day) => {
    const spans = spansOf(days, day);
    return { day, spans, ...(spans.length === 0 && isByAppointment(days, day) && { byAppointment: true }) };
  });
}

export const setAppointment = (days: BusinessHours, day: number, byAppointment: boolean): BusinessHours =>
  normaliseHours([...days.filter((other) => other.day !== day), { day, spans: [], byAppointment }]);

export function setSpans(days: BusinessHours, day: number, spans: Span[]): BusinessHours {
  return normaliseHours([...days.filter((other) => other.day !== day), { day, spans }]);
}

/** Opens a day with the hours of the nearest open day before it, which saves typing. */
export function openDay(days: BusinessHours, day: number): BusinessHours {
  const before = weekDays.slice(0, day).toReversed();
  const model = before.map((earlier) => spansOf(days, earlier)).find((spans) => spans.length > 0);
  return setSpans(days, day, model ?? [usual]);
}

/** Adds a time span, after the last one if the day has room for it. */
export const addSpan = (days: BusinessHours, day: number): BusinessHours =>
  setSpans(days, day, addSpanTo(spansOf(days, day)));

export function addSpanTo(spans: readonly Span[]): Span[] {
  const last = spans.at(-1);
  if (!last || last.closes < afternoon.opens) return [...spans, spans.length ? afternoon : usual];
  const hour = Number(last.closes.slice(0, 2));
  const opens = `${String(Math.min(hour + 1, 23)).padStart(2, '0')}:00`;
  return [...spans, { opens, closes: '24:00' }];
}

export function copyDay(days: BusinessHours, from: number, to: readonly number[]): BusinessHours {
  const spans = spansOf(days, from);
  const byAppointment = isByAppointment(days, from);
  return to.reduce(
    (week, day) => (spans.length > 0 ? setSpans(week, day, spans) : setAppointment(week, day, byAppointment)),
    days,
  );
}

/**
 * A time in any usual notation: `9`, `930`, `9:30`, `09.30`, `24`; null for other text.
 * @param closing midnight at the end of the day is `24:00`
 */
export function readTime(text: string, closing = false): string | null {
  const [, h = '', m = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/u.exec(text.trim()) ?? [];
  if (h === '') return null;
  const [hour, minute] = [Number(h), Number(m)];
  if (minute > 59 || hour > 24 || (hour === 24 && (minute > 0 || !closing))) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
