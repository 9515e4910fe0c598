import type { StatsFigures } from '../../../../api/contract/statistics/card-events.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { chartPoints, showsWeeks } from './chart-points.ts';
import { dayText } from './day-text.ts';
import { Figure } from './figure.tsx';
import { LineChart } from './line-chart.tsx';
import styles from './views-figure.module.css';
import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';

/** Views per day against the period before, with the excluded views and the best day. */
export function ViewsFigure({ stats }: { stats: StatsFigures }) {
  const texts = useStatsMessages();
  const language = useLanguage();
  const { count } = useNumberFormat();
  const { days, leftOut, period } = stats;
  const daysBefore = stats.isComparable ? stats.daysBefore : null;
  const weeks = showsWeeks(days.length);
  const best = days.reduce(
    (top, day) => (day.views > top.views ? day : top),
    days[0] ?? { date: '', views: 0 },
  );
  return (
    <Figure
      title={weeks ? texts.viewsAWeek : texts.viewsADay}
      note={
        <>
          <span className={styles['now']}>{texts.thisPeriod}</span>
          {daysBefore && <span className={styles['before']}>{texts.before}</span>}
        </>
      }
      table={{
        caption: texts.viewsADay,
        columns: [texts.day, texts.views, texts.visitors, ...(daysBefore ? [texts.before] : [])],
        rows: days.map((day, index) => ({
          name: dayText(day.date, language),
          cells: [
            count(day.views),
            count(day.uniqueVisitors),
            ...(daysBefore ? [count(daysBefore[index]?.views ?? 0)] : []),
          ],
        })),
      }}
    >
      <div className={styles['wrap']}>
        <LineChart key={`${period.from} ${period.to}`} points={chartPoints(days, daysBefore)} weeks={weeks} />
        <dl className={styles['notes']}>
          <div>
            <dt>{texts.leftOutTitle}</dt>
            <dd>
              <b>{texts.leftOut(count(period.totals.views), count(leftOut.total - leftOut.owner))}</b>
              <small>{texts.ownVisits(leftOut.owner)}</small>
            </dd>
          </div>
          {best.views > 0 && (
            <div>
              <dt>{texts.bestDay}</dt>
              <dd>
                <b>{texts.bestDayText(dayText(best.date, language), count(best.views))}</b>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </Figure>
  );
}
