import { useState, type FormEvent } from 'react';
import {
  freezeChipsEndpoint,
  offerChipsEndpoint,
  pointChipsEndpoint,
  unfreezeChipsEndpoint,
} from '../../../../api/contract/nfc/chips.endpoint.ts';
import type { NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { call } from '../../../lib/call.ts';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import type { BulkCommand } from './bulk-command.ts';
import styles from './chip-dialog.module.css';
import { issueOnField } from './issue-on-field.ts';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface BulkDialogProps {
  command: BulkCommand;
  cards: readonly NamedCard[];
  onClose(isDone: boolean): void;
}

/** Asks before a command on several chips, and says how many pieces it touches. */
export function BulkDialog({ command: { kind, pieces, choice }, cards, onClose }: BulkDialogProps) {
  const { bulk: texts, chip, chips } = usePhysicalCardsMessages();
  const step = useChipStep();
  const [cardId, setCardId] = useState('');
  const [receiver, setReceiver] = useState('');
  const wrongReceiver = issueOnField(step.error, 'receiver');

  function send(event: FormEvent) {
    event.preventDefault();
    if (step.isPending) return;
    const chosen = { ...choice, pieces };
    step.mutate(
      () => {
        if (kind === 'point')
          return call(pointChipsEndpoint, { body: { ...chosen, profileId: Number(cardId) } });
        if (kind === 'offer')
          return call(offerChipsEndpoint, { body: { ...chosen, receiver: receiver.trim() } });
        return call(kind === 'freeze' ? freezeChipsEndpoint : unfreezeChipsEndpoint, { body: chosen });
      },
      {
        onSuccess: () => {
          toast({ title: chips.done });
          onClose(true);
        },
      },
    );
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose(false)} closeLabel={chip.close}>
      <DialogTitle className={styles['title']}>{texts.titles[kind](pieces)}</DialogTitle>
      <form className={styles['form']} onSubmit={send}>
        <p>{texts.explain[kind](pieces)}</p>
        <FormIssue text={wrongReceiver ? '' : (step.error?.message ?? '')} />
        {kind === 'point' && (
          <Field label={chip.card}>
            {(control) => (
              <select {...control} required value={cardId} onChange={({ target }) => setCardId(target.value)}>
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
        )}
        {kind === 'offer' && (
          <TextField
            label={chip.receiver}
            error={wrongReceiver}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            value={receiver}
            onChange={({ target }) => setReceiver(target.value)}
          />
        )}
        <div className={styles['sure']}>
          <Button type="submit" variant={kind === 'freeze' ? 'danger' : 'primary'} busy={step.isPending}>
            {texts.buttons[kind](pieces)}
          </Button>
          <Button variant="line" onClick={() => onClose(false)}>
            {texts.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
