import { pointChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState, type FormEvent } from 'react';
import type { NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './physical-cards-page.module.css';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface PointFormProps {
  label: string;
  button: string;
  chipIds: readonly number[];
  cards: readonly NamedCard[];
  /** The chips' current target. */
  cardId?: number | undefined;
  onDone?: () => void;
}

/** Chooses the target of one or several chips: all of them change, or none. */
export function PointForm({ label, button, chipIds, cards, cardId, onDone }: PointFormProps) {
  const { chips: texts, chip } = usePhysicalCardsMessages();
  const [chosen, setChosen] = useState(cardId === undefined ? '' : String(cardId));
  const step = useChipStep();

  function point(event: FormEvent) {
    event.preventDefault();
    if (step.isPending || chosen === '') return;
    step.mutate(
      () => call(pointChipsEndpoint, { body: { chipIds: [...chipIds], profileId: Number(chosen) } }),
      {
        onSuccess: () => {
          toast({ title: texts.done });
          onDone?.();
        },
      },
    );
  }

  return (
    <form className={styles['point']} onSubmit={point}>
      <Field label={label} error={step.error?.message}>
        {(control) => (
          <select {...control} required value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="" disabled>
              {chip.pick}
            </option>
            {cards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" size="small" busy={step.isPending}>
        {button}
      </Button>
    </form>
  );
}
