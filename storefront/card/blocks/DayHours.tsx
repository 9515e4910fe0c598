import type { OpeningDay } from '../../../api/contract/cards/public-card.schema.ts';
import type { CardView } from '../view.ts';

/** The hours of a day, or that it is closed or by appointment. */
export function DayHours({
  view: { words },
  hours: { spans, byAppointment },
}: {
  view: CardView;
  hours: Pick<OpeningDay, 'spans' | 'byAppointment'>;
}) {
  if (spans.length === 0)
    return <span className="c-shut">{byAppointment ? words.byAppointment : words.shut}</span>;
  return spans.map(({ opens, closes }, index) => (
    <bdi key={opens} dir="ltr">
      {index > 0 && ' '}
      {opens}–{closes}
    </bdi>
  ));
}
