import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { Field } from '../../../components/field.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import styles from './print-preview.module.css';
import { PrintedSides } from './printed-sides.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** The printed card, front and back, with the owner's own name and a working QR code. */
export function PrintPreview() {
  const { preview: texts } = usePhysicalCardsMessages();
  const { data } = useRead(listMyCardsEndpoint);
  const [chosenId, setChosenId] = useState<number>();
  const own = data?.cards.find(({ id }) => id === chosenId) ?? data?.cards[0];
  return (
    <PageSection title={texts.title}>
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : own === undefined ? (
        <EmptyNote title={texts.none} text={texts.noneText}>
          <ButtonLink to="/dashboard?new=1">{texts.make}</ButtonLink>
        </EmptyNote>
      ) : (
        <>
          {data.cards.length > 1 && (
            <div className={styles['choice']}>
              <Field label={texts.card}>
                {(control) => (
                  <select
                    {...control}
                    value={own.id}
                    onChange={(event) => setChosenId(Number(event.target.value))}
                  >
                    {data.cards.map(({ id, card }) => (
                      <option key={id} value={id}>
                        {card.name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
          )}
          <PrintedSides card={own.card} />
        </>
      )}
    </PageSection>
  );
}
