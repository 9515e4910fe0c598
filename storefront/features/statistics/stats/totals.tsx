import ArrowDownRightIcon from '~icons/ph/arrow-down-right';
import ArrowUpRightIcon from '~icons/ph/arrow-up-right';
import type { StatsCounts, StatsFigures } from '../../../../api/contract/statistics/card-events.schema.ts';
import { changeInPercent } from './chart-points.ts';
import styles from './totals.module.css';
import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';

/** Totals of the period, each compared with the one before. */
export function Totals({ stats: { period, previous, isComparable } }: { stats: StatsFigures }) {
  const texts = useStatsMessages();
  const { count } = useNumberFormat();
  const shown: [name: string, key: keyof StatsCounts][] = [
    [texts.views, 'views'],
    [texts.visitors, 'uniqueVisitors'],
    [texts.clicks, 'clicks'],
    [texts.saved, 'downloads'],
    [texts.messages, 'contactFormSubmissions'],
  ];
  return (
    <dl className={styles['totals']}>
      {shown.map(([name, key]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className={styles['number']}>{count(period.totals[key])}</dd>
          {isComparable && (
            <dd>
              <Change now={period.totals[key]} before={previous.totals[key]} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const texts = useStatsMessages();
  const { percent } = useNumberFormat();
  const change = changeInPercent(now, before);
  if (change === null) return <span className={styles['same']}>{texts.fromNothing}</span>;
  if (change === 0) return <span className={styles['same']}>{texts.same}</span>;
  const size = percent(Math.abs(change) / 100);
  return change > 0 ? (
    <span className={styles['up']}>
      <ArrowUpRightIcon aria-hidden />
      {texts.up(size)}
    </span>
  ) : (
    <span className={styles['down']}>
      <ArrowDownRightIcon aria-hidden />
      {texts.down(size)}
    </span>
  );
}
