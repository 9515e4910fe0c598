import { useState } from 'react';
import type { CardField, CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import type { VCardOffer } from './card-from-vcard.ts';
import styles from './dialogs.module.css';
import { useEditorState } from './editor-context.ts';
import { FieldValue } from './field-value.tsx';
import { isSameField } from './merge-cards.ts';
import { useEditorMessages } from './use-editor-messages.ts';

interface VCardChoiceProps {
  offer: VCardOffer;
  onTake(values: Partial<CardFields>): void;
}

const isEmpty = (value: unknown): boolean => value === null || value === '';

/**
 * Values a contact has and the card lacks or differs in: empty fields are preselected, for others the owner chooses.
 */
export function VCardChoice({ offer, onTake }: VCardChoiceProps) {
  const { vcard: texts, fields } = useEditorMessages();
  const present = useEditorState(({ values }) => values);
  const offered = (Object.keys(offer.values) as CardField[]).filter(
    (field) => field !== 'lng' && !isSameField(field, present[field], offer.values[field]),
  );
  const [chosen, setChosen] = useState<readonly CardField[]>(() =>
    offered.filter((field) => isEmpty(present[field])),
  );
  function take() {
    const whole = chosen.includes('lat') ? [...chosen, 'lng' as const] : chosen;
    onTake(Object.fromEntries(whole.map((field) => [field, offer.values[field]])) as Partial<CardFields>);
  }
  return (
    <>
      {offered.length === 0 && <p role="status">{texts.nothing}</p>}
      <ul className={styles['offered']}>
        {offered.map((field) => (
          <li key={field}>
            <CheckboxField
              checked={chosen.includes(field)}
              onChange={(event) =>
                setChosen(
                  event.target.checked ? [...chosen, field] : chosen.filter((other) => other !== field),
                )
              }
              label={
                <span className={styles['choice']}>
                  <b>{fields[field]}</b>
                  <FieldValue field={field} value={offer.values[field]} />
                  {!isEmpty(present[field]) && (
                    <small>
                      {texts.now} <FieldValue field={field} value={present[field]} />
                    </small>
                  )}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {offer.refused.length > 0 && (
        <p className={styles['refused']}>
          {texts.refused}{' '}
          {offer.refused.map(({ field, text }) => (
            <span key={field}>
              {fields[field]} <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      )}
      <p className={styles['refused']}>{texts.skippedPicture}</p>
      <Button wide disabled={chosen.length === 0} onClick={take}>
        {texts.take(chosen.length)}
      </Button>
    </>
  );
}
