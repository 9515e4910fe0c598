import { useState, type FormEvent } from 'react';
import { nameChipEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { call } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './chip-dialog.module.css';
import { issueOnField } from './issue-on-field.ts';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** What the owner calls the piece; an empty field takes the name off. */
export function ChipName({ chip, onChange }: { chip: ChipView; onChange(chip: ChipView): void }) {
  const { chips, chip: texts } = usePhysicalCardsMessages();
  const [name, setName] = useState(chip.name ?? '');
  const step = useChipStep<ChipView>();

  function save(event: FormEvent) {
    event.preventDefault();
    if (step.isPending) return;
    step.mutate(() => call(nameChipEndpoint, { params: { id: chip.id }, body: { name } }), {
      onSuccess: (named) => {
        toast({ title: chips.done });
        onChange(named);
      },
    });
  }

  return (
    <form className={styles['line']} onSubmit={save}>
      <TextField
        label={texts.name}
        help={texts.nameHelp}
        error={issueOnField(step.error, 'name') ?? step.error?.message}
        dir={name ? directionOfText(name) : undefined}
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" variant="line" busy={step.isPending}>
        {texts.saveName}
      </Button>
    </form>
  );
}
