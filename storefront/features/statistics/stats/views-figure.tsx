import type { StatsFigures } from '../../../../api/contract/statistics/card-events.schema.ts';
import { TimeChart, type TimePoint } from '../../../charts/TimeChart.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { chartPoints, showsWeeks, type ChartPoint } from './chart-points.ts';
import { dayText, shortDay } from './day-text.ts';
import { Figure } from './figure.tsx';
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
  const pointOf = ({ date, views, before }: ChartPoint): TimePoint => {
    const day = weeks ? texts.weekOf(dayText(date, language)) : dayText(date, language);
    return {
      name: shortDay(date, language),
      value: views,
      before,
      text:
        before === null ? texts.plainPoint(day, count(views)) : texts.point(day, count(views), count(before)),
    };
  };
  return (
    <Figure
      title={weeks ? texts.viewsAWeek : texts.viewsADay}
      legend={{ now: texts.thisPeriod, before: daysBefore && texts.before }}
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
        <TimeChart
          key={`${period.from} ${period.to}`}
          kind="line"
          points={chartPoints(days, daysBefore).map(pointOf)}
          label={`${weeks ? texts.viewsAWeek : texts.viewsADay}. ${texts.chartHelp}`}
          format={count}
        />
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
