import type { CardView } from '../view.ts';

/** "Open now until 18:30", by the clock in Israel. */
export function OpenStatus({ view }: { view: CardView }) {
  const { opening, words } = view;
  if (!opening) return null;
  const { open, change } = opening;
  return (
    <p className={open ? 'c-status c-open' : 'c-status'} data-now="">
      <span className="c-dot" aria-hidden="true" />{' '}
      <b>{open ? (change ? words.openNow : words.openAlways) : words.shutNow}</b>
      {change && (
        <span className="c-till">
          {' · '}
          {open ? words.until(change.time) : nextOpening(view)}
        </span>
      )}
    </p>
  );
}

function nextOpening({ opening, words }: CardView): string {
  const change = opening?.change;
  if (!change) return '';
  if (change.daysAhead === 0) return words.opensAt(change.time);
  if (change.daysAhead === 1) return words.opensTomorrow(change.time);
  return words.opensOn(words.days[change.day] ?? '', change.time);
}
