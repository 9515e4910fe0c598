import RepeatIcon from '~icons/ph/repeat';
import SnowflakeIcon from '~icons/ph/snowflake';
import { ButtonLink } from '../../../components/button-link.tsx';
import styles from './physical-cards.module.css';
import { PrintedCards } from './printed-cards.tsx';
import { useLandingMessages } from './use-landing-messages.ts';

const icons = [RepeatIcon, SnowflakeIcon];

/** Printed cards with a chip, and their delivery (delivery claim of docs/specification.md 9). */
export function PhysicalCards() {
  const { physical: texts } = useLandingMessages();
  return (
    <section className={styles['section']} aria-labelledby="physical-cards">
      <div className={`wrap ${styles['inner']}`}>
        <PrintedCards />
        <div className={styles['text']}>
          <h2 id="physical-cards">{texts.title}</h2>
          <p className={styles['lede']}>{texts.text}</p>
          <ul className={styles['points']}>
            {texts.points.map(({ name, text }, index) => {
              const Icon = icons[index] ?? RepeatIcon;
              return (
                <li key={name}>
                  <Icon aria-hidden />
                  <span>
                    <b>{name}</b>
                    {text}
                  </span>
                </li>
              );
            })}
          </ul>
          <ol className={styles['track']}>
            {texts.steps.map(({ name, before, days, after }) => (
              <li key={name}>
                <b>{name}</b>
                {before}
                {days && <bdi dir="ltr">{days}</bdi>} {after}
              </li>
            ))}
          </ol>
          <ButtonLink to="/physical-cards" variant="onBlock">
            {texts.link}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
