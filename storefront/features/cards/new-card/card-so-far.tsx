import CheckIcon from '~icons/ph/check';
import type { ReactNode } from 'react';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { furtherSections } from '../../../card/further-preview.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import styles from './new-card-wizard.module.css';
import { useNewCardMessages } from './use-new-card-messages.ts';

interface CardSoFarProps {
  card: PublicCard;
  now: Date;
  /** Parts of the card, and whether they are on it: those that aren't stand in dashes. */
  parts: readonly (readonly [name: string, isThere: boolean])[];
  children: ReactNode;
}

/** The card as it would be published at this moment, beside what is still missing. */
export function CardSoFar({ card, now, parts, children }: CardSoFarProps) {
  const texts = useNewCardMessages();
  return (
    <aside className={styles['preview']} aria-label={texts.preview}>
      <div className={styles['card']}>
        <CardPreview card={card} now={now} further={furtherSections} />
      </div>
      <div className={styles['soFar']}>
        <p aria-live="polite">{children}</p>
        <ul>
          {parts.map(([name, isThere]) => (
            <li key={name} className={isThere ? styles['there'] : undefined}>
              {isThere && <CheckIcon aria-hidden />}
              {name}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
