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
  userId: number;
  /** Undefined while loading. */
  dashboard: Dashboard | undefined;
  onMade: (own: MyCard, waiting: number) => void;
}

/** From nothing to a published card in under a minute (docs/product.md 5). */
export function NewCardWizard({ userId, dashboard, onMade }: NewCardWizardProps) {
  const texts = useNewCardMessages();
  if (!dashboard)
    return (
      <div aria-busy="true">
        <header className={styles['head']}>
          <h1>{texts.title}</h1>
        </header>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton shape="block" />
      </div>
    );
  const { free } = dashboard.places;
  if (free.length === 0)
    return (
      <>
        <header className={styles['head']}>
          <h1>{texts.full}</h1>
          <p>{texts.fullText}</p>
        </header>
        <div className={styles['actions']}>
          <ButtonLink to="/subscription">{texts.upgrade}</ButtonLink>
          <TextLink to="/dashboard">{texts.cancel}</TextLink>
        </div>
      </>
    );
  return (
    <NewCardForm
      userId={userId}
      free={free}
      now={dashboard.now}
      isFirst={dashboard.cards === 0}
      onMade={onMade}
    />
  );
}
