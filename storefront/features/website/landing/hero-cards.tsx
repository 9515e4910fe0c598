import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import styles from './hero.module.css';
import { ShowcaseCard } from '../../cards/showcase-card.tsx';
import { useShowcase } from '../../cards/use-showcase.ts';

const places = [2, 1, 0] as const;

/** Three real cards, or two behind a visitor's own; without any, blanks with dashed borders. */
export function HeroCards({ draft }: { draft: ReactNode }) {
  const { cards } = useShowcase();
  return (
    <div className={styles['cards']}>
      {places.map((place) => {
        const card = cards[place] ?? cards[0];
        return place === 0 && draft ? (
          <div key={place} className={styles['card']}>
            {draft}
          </div>
        ) : card ? (
          <div key={place} className={styles['card']}>
            <ShowcaseCard card={card} />
          </div>
        ) : (
          <div key={place} className={classNames(styles['card'], styles['blankCard'])} aria-hidden="true" />
        );
      })}
    </div>
  );
}
