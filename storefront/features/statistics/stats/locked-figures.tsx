import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { ButtonLink } from '../../../components/button-link.tsx';
import styles from './locked-figures.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

/** Figures that the current plan doesn't include. */
export function LockedFigures() {
  const texts = useStatsMessages();
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <LockSimpleIcon aria-hidden />
      <div>
        <h2 id="locked">{texts.lockedTitle}</h2>
        <p>{texts.lockedText}</p>
        <ButtonLink to="/subscription" variant="line">
          {texts.lockedLink}
        </ButtonLink>
      </div>
    </section>
  );
}
