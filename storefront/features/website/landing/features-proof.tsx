import styles from './features-proof.module.css';
import { SectionHead } from '../../../components/section-head.tsx';
import { ShowcaseCard } from '../../cards/showcase-card.tsx';
import { useLandingMessages } from './use-landing-messages.ts';
import { useShowcase } from '../../cards/use-showcase.ts';

/** Number of notes before the card. */
const firstColumn = 4;

/** What a card can do: margin notes around a real one on a proof table. */
export function FeaturesProof() {
  const texts = useLandingMessages();
  const card = useShowcase().cards[0];
  return (
    <section className={styles['section']} id="features" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHead id="features-title" title={texts.featuresTitle}>
          <p>{texts.featuresNote}</p>
        </SectionHead>
        <div className={styles['inner']}>
          <Notes from={0} to={firstColumn} />
          {card && (
            <div className={styles['sheet']}>
              <div className={styles['crop']} aria-hidden="true" />
              <div className={styles['card']}>
                <ShowcaseCard card={card} />
              </div>
            </div>
          )}
          <Notes from={firstColumn} />
        </div>
      </div>
    </section>
  );
}

function Notes({ from, to }: { from: number; to?: number }) {
  const { features } = useLandingMessages();
  return (
    <ul>
      {features.slice(from, to).map(({ name, text }) => (
        <li key={name} className={styles['item']}>
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
