import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { labelledPoints, scaleTop, type ChartPoint } from './chart-points.ts';
import { dayText, shortDay } from './day-text.ts';
import styles from './line-chart.module.css';
import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';

interface LineChartProps {
  points: readonly ChartPoint[];
  /** True when each point is a week. */
  weeks: boolean;
}

/**
 * Views over time, left to right in both languages. The SVG stretches; texts beside it don't, they are
 * positioned in per cent. Pointer and arrow keys read single points.
 */
export function LineChart({ points, weeks }: LineChartProps) {
  const texts = useStatsMessages();
  const language = useLanguage();
  const { count } = useNumberFormat();
  const highest = points.reduce(
    (best, { views }, index) => (views > (points[best]?.views ?? 0) ? index : best),
    0,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = Math.min(chosen ?? highest, last);
  const point = points[shown];
  const top = scaleTop(Math.max(...points.map(({ views, before }) => Math.max(views, before ?? 0))));
  const x = (index: number) => (last === 0 ? 50 : (index / last) * 100);
  const y = (value: number) => 100 - (value / top) * 100;
  const line = (read: (point: ChartPoint) => number) =>
    points
      .map((each, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(2)} ${y(read(each)).toFixed(2)}`)
      .join('');
  const nameOf = ({ date }: ChartPoint) => {
    const day = dayText(date, language);
    return weeks ? texts.weekOf(day) : day;
  };

  function follow(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last))));
  }
  function step(event: KeyboardEvent) {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, to)));
  }

  if (!point) return null;
  return (
    <div className={styles['box']} dir="ltr">
      <div className={styles['scale']} aria-hidden="true">
        {[4, 3, 2, 1, 0].map((quarter) => (
          <span key={quarter}>{count((top / 4) * quarter)}</span>
        ))}
      </div>
      <div
        className={styles['plot']}
        role="slider"
        tabIndex={0}
        aria-label={`${weeks ? texts.viewsAWeek : texts.viewsADay}. ${texts.chartHelp}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={
          point.before === null
            ? texts.plainPoint(nameOf(point), count(point.views))
            : texts.point(nameOf(point), count(point.views), count(point.before))
        }
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={step}
        onBlur={() => setChosen(null)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles['area']} d={`${line((each) => each.views)}L${x(last)} 100L${x(0)} 100Z`} />
          {point.before !== null && (
            <path className={styles['before']} d={line((each) => each.before ?? 0)} />
          )}
          <path className={styles['line']} d={line((each) => each.views)} />
        </svg>
        <i
          className={styles['dot']}
          style={{ insetInlineStart: `${x(shown)}%`, insetBlockStart: `${y(point.views)}%` }}
          aria-hidden="true"
        />
        <div
          className={styles['reading']}
          style={{
            insetInlineStart: `clamp(44px, ${x(shown)}%, calc(100% - 44px))`,
            insetBlockStart: `${y(point.views)}%`,
          }}
          aria-hidden="true"
        >
          <b>{count(point.views)}</b>
          {chosen !== null && <span>{shortDay(point.date, language)}</span>}
        </div>
      </div>
      <div className={styles['dates']} aria-hidden="true">
        {labelledPoints(points.length, 5).map((index) => (
          <span
            key={index}
            data-end={x(index) > 97 ? '' : undefined}
            style={{ insetInlineStart: `${x(index)}%` }}
          >
            {shortDay(points[index]?.date ?? '', language)}
          </span>
        ))}
      </div>
    </div>
  );
}
