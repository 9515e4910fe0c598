import type { StatsFigures } from '../../../../api/contract/statistics/card-events.schema.ts';
import { Figure } from './figure.tsx';
import styles from './sources-figure.module.css';
import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';

/** Sources of views, as shares of the whole. */
export function SourcesFigure({ sources }: Pick<NonNullable<StatsFigures['advanced']>, 'sources'>) {
  const texts = useStatsMessages();
  const { count, percent } = useNumberFormat();
  const total = sources.reduce((sum, { views }) => sum + views, 0);
  const sorted = sources.toSorted((one, other) => other.views - one.views);
  const shown = sorted.filter(({ views }) => views > 0);
  return (
    <Figure
      title={texts.sources}
      note={<b>{count(total)}</b>}
      table={{
        caption: texts.sources,
        columns: [texts.source, texts.views, texts.share],
        rows: sorted.map(({ source, views }) => ({
          name: texts.sourceNames[source],
          cells: [count(views), percent(total === 0 ? 0 : views / total)],
        })),
      }}
    >
      {total === 0 ? (
        <p className={styles['none']}>{texts.nothingYet}</p>
      ) : (
        <div aria-hidden="true">
          <div className={styles['stack']}>
            {shown.map(({ source, views }) => (
              <i key={source} data-source={source} style={{ flexGrow: views }} />
            ))}
          </div>
          <ul className={styles['list']}>
            {shown.map(({ source, views }) => (
              <li key={source}>
                <i data-source={source} />
                <span>{texts.sourceNames[source]}</span>
                <b>{percent(views / total)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Figure>
  );
}
