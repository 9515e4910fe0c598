import { useState, type FormEvent } from 'react';
import { pointChipEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import type { ChipView, NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { call } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './chip-dialog.module.css';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface PointFormProps {
  label: string;
  button: string;
  chip: ChipView;
  cards: readonly NamedCard[];
  onChange(chip: ChipView): void;
}

/** Chooses the target of a chip. */
export function PointForm({ label, button, chip, cards, onChange }: PointFormProps) {
  const { chips: texts, chip: words } = usePhysicalCardsMessages();
  const [chosen, setChosen] = useState(String(chip.card?.id ?? ''));
  const step = useChipStep<ChipView>();

  function point(event: FormEvent) {
    event.preventDefault();
    if (step.isPending || chosen === '') return;
    step.mutate(
      () => call(pointChipEndpoint, { params: { id: chip.id }, body: { profileId: Number(chosen) } }),
      {
        onSuccess: (pointed) => {
          toast({ title: texts.done });
          onChange(pointed);
        },
      },
    );
  }

  return (
    <form className={styles['line']} onSubmit={point}>
      <Field label={label} error={step.error?.message}>
        {(control) => (
          <select {...control} required value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="" disabled>
              {words.pick}
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
