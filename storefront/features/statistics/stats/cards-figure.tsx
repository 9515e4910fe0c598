import { Link, useSearchParams } from 'react-router';
import type { AllStats } from '../../../../api/contract/statistics/card-events.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import figure from '../../../charts/ChartFigure.module.css';
import bars from './bars-figure.module.css';
import styles from './cards-figure.module.css';

import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';

/** Views of each card, linked to its own statistics of the same period. */
export function CardsFigure({ cards }: Pick<AllStats, 'cards'>) {
  const texts = useStatsMessages();
  const { count } = useNumberFormat();
  const [search] = useSearchParams();
  const query = search.size === 0 ? '' : `?${search}`;
  const sorted = cards.toSorted((one, other) => other.views - one.views);
  const highest = Math.max(1, sorted[0]?.views ?? 0);
  return (
    <section className={figure['figure']} aria-labelledby="by-card">
      <div className={figure['head']}>
        <h2 id="by-card">{texts.byCard}</h2>
      </div>
      <ul className={bars['bars']}>
        {sorted.map(({ id, name, views, isPublic }) => (
          <li key={id} className={styles['card']}>
            <span className={styles['name']}>
              <Link to={`/stats/${id}${query}`}>
                <bdi dir={directionOfText(name)}>{name}</bdi>
              </Link>
              {!isPublic && <small>{texts.privateCard}</small>}
            </span>
            <span className={bars['track']} aria-hidden="true">
              <i style={{ inlineSize: `${(views / highest) * 100}%` }} />
            </span>
            <b>{count(views)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
