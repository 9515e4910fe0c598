import type { ReactNode } from 'react';
import styles from './bars-figure.module.css';
import { Figure } from './figure.tsx';
import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';

interface Bar {
  name: string;
  value: number;
  icon?: ReactNode;
}

interface BarsFigureProps {
  title: string;
  /** What the bars count. */
  heading: string;
  bars: readonly Bar[];
}

/** Counts by kind, the largest first; kinds without any are in the table only. */
export function BarsFigure({ title, heading, bars }: BarsFigureProps) {
  const texts = useStatsMessages();
  const { count, percent } = useNumberFormat();
  const sorted = bars.toSorted((one, other) => other.value - one.value);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const highest = sorted[0]?.value ?? 0;
  return (
    <Figure
      title={title}
      note={<b>{count(total)}</b>}
      table={{
        caption: title,
        columns: [heading, texts.count, texts.share],
        rows: sorted.map(({ name, value }) => ({
          name,
          cells: [count(value), percent(total === 0 ? 0 : value / total)],
        })),
      }}
    >
      {total === 0 ? (
        <p className={styles['none']}>{texts.nothingYet}</p>
      ) : (
        <ul className={styles['bars']} aria-hidden="true">
          {sorted
            .filter(({ value }) => value > 0)
            .map(({ name, value, icon }) => (
              <li key={name}>
                <span className={styles['name']}>
                  {icon}
                  {name}
                </span>
                <span className={styles['track']}>
                  <i style={{ inlineSize: `${Math.max(1, (value / highest) * 100)}%` }} />
                </span>
                <b>{count(value)}</b>
              </li>
            ))}
        </ul>
      )}
    </Figure>
  );
}
