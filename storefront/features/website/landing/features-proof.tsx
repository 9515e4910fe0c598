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
    <ol start={from + 1}>
      {features.slice(from, to).map(({ name, text }, index) => (
        <li key={name} className={styles['item']}>
          <span className={styles['number']} aria-hidden="true">
            {from + index + 1}
          </span>
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
