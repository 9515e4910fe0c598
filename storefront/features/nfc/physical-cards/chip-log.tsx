import { readChipLogEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useState } from 'react';
import type { ChipView, NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import styles from './chip-dialog.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** A chip's timeline, newest first; read on opening. A chip without an owner shows none. */
export function ChipLog({ chip, cards }: { chip: ChipView; cards: readonly NamedCard[] }) {
  const { chip: texts } = usePhysicalCardsMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useRead(readChipLogEndpoint, { params: { id: chip.id } }, { enabled: isOpen });
  if (chip.state === 'unclaimed') return null;
  return (
    <details className={styles['part']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.log}</summary>
      {error ? (
        <p>{texts.logFailed}</p>
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <ol className={styles['log']}>
          {data.steps.map((step) => {
            const card = cards.find(({ id }) => id === step.cardAfter);
            return (
              <li key={step.id}>
                <time dateTime={step.at}>{formatMoment(step.at, language)}</time>
                <span>
                  {texts.actions[step.action]} {texts.by[step.by]}
                  {step.action === 'point' && card && (
                    <>
                      {': '}
                      <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
}
