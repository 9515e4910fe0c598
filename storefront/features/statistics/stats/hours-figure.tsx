import type { StatsFigures } from '../../../../api/contract/statistics/card-events.schema.ts';
import { Figure } from './figure.tsx';
import styles from './hours-figure.module.css';
import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const hourName = (hour: number) => String(hour % 24).padStart(2, '0');
const steps = [0, 1, 2, 3, 4, 5];

/** Zero, then four tones; the last is for the busiest hours. */
function heatOf(views: number, highest: number): number {
  if (views === 0) return 0;
  return views === highest ? 5 : 1 + Math.min(3, Math.floor((views / highest) * 4));
}

/** Heat map of the week's hours. A day runs from left to right in both languages. */
export function HoursFigure({ hours }: Pick<NonNullable<StatsFigures['advanced']>, 'hours'>) {
  const texts = useStatsMessages();
  const { count } = useNumberFormat();
  const known = new Map(hours.map(({ weekday, hour, views }) => [weekday * 24 + hour, views]));
  const viewsAt = (weekday: number, hour: number) => known.get(weekday * 24 + hour) ?? 0;
  const highest = Math.max(0, ...known.values());
  const busiest = hours.find(({ views }) => views === highest);
  return (
    <Figure
      title={texts.hours}
      note={
        <span className={styles['legend']} aria-hidden="true">
          {texts.few}
          {steps.map((step) => (
            <i key={step} data-heat={step} />
          ))}
          {texts.many}
        </span>
      }
      table={{
        caption: texts.hours,
        columns: [texts.hour, ...texts.weekdays],
        rows: hoursOfDay.map((hour) => ({
          name: `${hourName(hour)}:00`,
          cells: weekdays.map((weekday) => count(viewsAt(weekday, hour))),
        })),
      }}
    >
      <div className={styles['map']} aria-hidden="true">
        {weekdays.map((weekday) => (
          <div key={weekday} className={styles['row']}>
            <span>{texts.weekdaysShort[weekday]}</span>
            <div dir="ltr">
              {hoursOfDay.map((hour) => (
                <i
                  key={hour}
                  data-heat={heatOf(viewsAt(weekday, hour), highest)}
                  title={`${texts.weekdays[weekday]} ${hourName(hour)}:00 · ${count(viewsAt(weekday, hour))}`}
                />
              ))}
            </div>
          </div>
        ))}
        <div className={styles['row']}>
          <span />
          <div className={styles['foot']} dir="ltr">
            {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
              <span key={hour}>{hourName(hour)}</span>
            ))}
          </div>
        </div>
      </div>
      <p className={styles['busiest']}>
        {busiest
          ? texts.busiest(
              texts.weekdays[busiest.weekday] ?? '',
              `\u2066${hourName(busiest.hour)}:00–${hourName(busiest.hour + 1)}:00\u2069`,
            )
          : texts.nothingYet}
      </p>
    </Figure>
  );
}
