import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { CardChoice } from './card-choice.tsx';
import { RenewedPlans } from './renewed-plans.tsx';
import styles from './renewal-card.module.css';
import { UpdateResult } from './update-result.tsx';
import { useRenewalCard } from './use-renewal-card.ts';
import { useRenewalCardMessages } from './use-renewal-card-messages.ts';

/** The card that renewals are charged to, and replacing it (docs/money.md 3.1). */
export function RenewalCardPage() {
  const { titles } = useMessages();
  const texts = useRenewalCardMessages();
  const card = useRenewalCard();
  return (
    <div className={`wrap ${styles['page']}`}>
      <header>
        <h1>{titles['renewal-card']}</h1>
        <p>{texts.lede}</p>
      </header>
      <ReadPart query={card} loading={texts.loading}>
        {(data) => (
          <>
            {data.update && <UpdateResult key={data.update.id} update={data.update} plans={data.plans} />}
            {data.plans.length === 0 ? (
              !data.update && (
                <EmptyNote title={texts.none} text={texts.noneText}>
                  <ButtonLink to="/subscription" variant="line">
                    {texts.toPlans}
                  </ButtonLink>
                </EmptyNote>
              )
            ) : (
              <>
                <RenewedPlans card={data} />
                {!data.update && <CardChoice card={data} />}
              </>
            )}
          </>
        )}
      </ReadPart>
    </div>
  );
}
