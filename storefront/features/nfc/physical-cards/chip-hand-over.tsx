import {
  offerHandOverEndpoint,
  withdrawHandOverEndpoint,
} from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState, type FormEvent } from 'react';
import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './chip-dialog.module.css';
import { issueOnField } from './issue-on-field.ts';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface ChipHandOverProps {
  chip: ChipView;
  onChange(chip: ChipView): void;
}

/** Offers a chip to another account, or withdraws the offer. */
export function ChipHandOver({ chip, onChange }: ChipHandOverProps) {
  const { chip: texts } = usePhysicalCardsMessages();
  const step = useChipStep<ChipView>();
  const [receiver, setReceiver] = useState('');

  function offer(event: FormEvent) {
    event.preventDefault();
    if (step.isPending) return;
    step.mutate(
      () => call(offerHandOverEndpoint, { params: { id: chip.id }, body: { receiver: receiver.trim() } }),
      {
        onSuccess: (offered) => {
          setReceiver('');
          onChange(offered);
        },
      },
    );
  }

  if (chip.offer)
    return (
      <div className={styles['part']}>
        <p>
          {texts.offered} <bdi>{chip.offer.to}</bdi>. {texts.handOverText}
        </p>
        <Button
          variant="line"
          size="small"
          busy={step.isPending}
          onClick={() =>
            step.mutate(() => call(withdrawHandOverEndpoint, { params: { id: chip.id } }), {
              onSuccess: onChange,
            })
          }
        >
          {texts.withdraw}
        </Button>
      </div>
    );
  return (
    <details className={styles['part']}>
      <summary>{texts.handOver}</summary>
      <form className={styles['form']} onSubmit={offer}>
        <p>{texts.handOverText}</p>
        <TextField
          label={texts.receiver}
          error={issueOnField(step.error, 'receiver') ?? step.error?.message}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={receiver}
          onChange={(event) => setReceiver(event.target.value)}
        />
        <Button type="submit" variant="line" size="small" busy={step.isPending}>
          {texts.offer}
        </Button>
      </form>
    </details>
  );
}
