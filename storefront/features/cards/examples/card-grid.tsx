import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { CardPreview } from '../../../card/CardPreview.tsx';
import styles from './card-grid.module.css';
import { useExamplesMessages } from './use-examples-messages.ts';

interface CardGridProps {
  cards: readonly PublicCard[];
  /** The server's time, so that server and browser render the same. */
  now: string;
  heading: 'h2' | 'h3';
}

/** Real cards, small; each links to the live one. The server makes those pages, so the links leave the app. */
export function CardGrid({ cards, now, heading: Heading }: CardGridProps) {
  const texts = useExamplesMessages();
  return (
    <ul className={styles['grid']}>
      {cards.map((card) => (
        <li key={card.id} className={styles['item']}>
          <div className={styles['card']} aria-hidden="true">
            <CardPreview card={card} now={new Date(now)} />
          </div>
          <Heading className={styles['name']}>
            <a href={card.path}>
              <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
            </a>
          </Heading>
          <p className={styles['about']}>
            {card.category && <bdi dir={directionOfText(card.category)}>{card.category}</bdi>}
            <span>{texts.templates[card.template]}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
