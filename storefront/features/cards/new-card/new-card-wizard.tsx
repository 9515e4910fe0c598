import type { Dashboard } from '../../../../api/contract/cards/dashboard.schema.ts';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { NewCardForm } from './new-card-form.tsx';
import styles from './new-card-wizard.module.css';
import { useNewCardMessages } from './use-new-card-messages.ts';

interface NewCardWizardProps {
  /** Undefined while loading. */
  dashboard: Dashboard | undefined;
  onMade: (own: MyCard) => void;
}

/** From nothing to a published card in under a minute (docs/product.md 5). */
export function NewCardWizard({ dashboard, onMade }: NewCardWizardProps) {
  const texts = useNewCardMessages();
  const isFirst = dashboard?.cards === 0;
  const isFull = dashboard?.places.free.length === 0;
  return (
    <>
      <header className={styles['head']}>
        <h1>{isFull ? texts.full : isFirst ? texts.firstTitle : texts.title}</h1>
        <p>{isFull ? texts.fullText : texts.lede}</p>
      </header>
      {isFull && (
        <div className={styles['buttons']}>
          <ButtonLink to="/subscription">{texts.upgrade}</ButtonLink>
          <TextLink to="/dashboard">{texts.cancel}</TextLink>
        </div>
      )}
      {!dashboard && (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton shape="block" />
        </div>
      )}
      {dashboard && !isFull && (
        <NewCardForm free={dashboard.places.free} now={dashboard.now} canLeave={!isFirst} onMade={onMade} />
      )}
    </>
  );
}
