import { weekdayOf } from '../../../api/contract/base/israel-clock.ts';
import type { PublicSpecialDay } from '../../../api/contract/cards/public-card.schema.ts';
import { shortDates } from '../short-dates.ts';
import type { CardView } from '../view.ts';
import { DayHours } from './DayHours.tsx';
import { Typed } from './Typed.tsx';

/**
 * "Open now until 18:30", by the clock in Israel.
 * @param soon also says the special days within a week
 */
export function OpenStatus({ view, soon = false }: { view: CardView; soon?: boolean }) {
  const { opening, words } = view;
  const shown = soon ? (opening?.soon.slice(0, 2) ?? []) : [];
  if (!opening || !(opening.isKnown || shown.length > 0)) return null;
  const { open, byAppointment, isKnown, change } = opening;
  const shut = byAppointment ? words.byAppointmentToday : words.shutNow;
  const till = open ? change && change.daysAhead < 2 && words.until(change.time) : nextOpening(view);
  return (
    <p className={open ? 'c-status c-open' : 'c-status'} data-now="">
      {isKnown && (
        <>
          <span className="c-dot" aria-hidden="true" />{' '}
          <b>{open ? (change ? words.openNow : words.openAlways) : shut}</b>
          {till && (
            <span className="c-till">
              {' · '}
              {till}
            </span>
          )}
        </>
      )}
      {shown.map((day) => (
        <Soon key={day.from} view={view} day={day} />
      ))}
    </p>
  );
}

/** "Rosh Hashanah eve, Fri 11.9: 09:00–13:00". */
function Soon({ view, day }: { view: CardView; day: PublicSpecialDay }) {
  const { words } = view;
  return (
    <>
      <br />
      {day.name && (
        <>
          <Typed>{day.name}</Typed>,{' '}
        </>
      )}
      {words.shortDays[weekdayOf(day.from)]} <bdi>{shortDates(day, words)}</bdi>:{' '}
      <DayHours view={view} hours={day} />
    </>
  );
}

function nextOpening({ opening, words }: CardView): string {
  const change = opening?.change;
  if (!change) return '';
  if (change.daysAhead === 0) return words.opensAt(change.time);
  if (change.daysAhead === 1) return words.opensTomorrow(change.time);
  const { day, date } = change;
  if (change.daysAhead < 7) return words.opensOn(day, change.time);
  return words.opensOn(day, change.time, ` ${shortDates({ from: date, to: date }, words)}`);
}
