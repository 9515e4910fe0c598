import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnCards } from '../../../api/contract/own-cards.ts';
import { directionOfText } from '../../../api/contract/typed-text.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyNote } from '../../components/empty-note.tsx';
import { Field } from '../../components/field.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from './print-preview.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** The printed card, front and back, with the owner's own name and the QR code that really opens the card. */
export function PrintPreview() {
  const { preview: texts } = usePhysicalCardsMessages();
  const { data } = useQuery<OwnCards>({ queryKey: ['/api/cards'] });
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
          <div className={styles['sides']}>
            <div className={styles['front']}>
              <b>
                <bdi dir={directionOfText(own.card.name)}>{own.card.name}</bdi>
              </b>
              {own.card.jobTitle && (
                <span>
                  <bdi dir={directionOfText(own.card.jobTitle)}>{own.card.jobTitle}</bdi>
                </span>
              )}
              {own.card.phone && <bdi dir="ltr">{own.card.phone.text}</bdi>}
            </div>
            <div className={styles['back']}>
              <img
                src={`${own.card.path}/qr.svg`}
                alt={texts.code(own.card.name)}
                width="232"
                height="232"
                loading="lazy"
              />
              <div>
                <b>
                  {texts.tap.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </b>
                <bdi dir="ltr">{own.card.url.replace(/^https?:\/\//u, '')}</bdi>
              </div>
            </div>
          </div>
        </>
      )}
    </PageSection>
  );
}
