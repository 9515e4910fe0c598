import {
  freezeChipEndpoint,
  replaceChipEndpoint,
  unfreezeChipEndpoint,
} from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState } from 'react';
import type { ChipView, NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import styles from './chip-dialog.module.css';
import { ChipHandOver } from './chip-hand-over.tsx';
import { ChipName } from './chip-name.tsx';
import { ChipLog } from './chip-log.tsx';
import { mayPoint, mayReplace } from './chip-moves.ts';
import { chipTones } from './chip-row.tsx';
import { NewClaimCode } from './new-claim-code.tsx';
import { PointForm } from './point-form.tsx';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface ChipDialogProps {
  chip: ChipView;
  cards: readonly NamedCard[];
  /** The chip as it is after a command; null closes the dialog. */
  onChange(chip: ChipView | null): void;
}

/** All commands for one chip, and its timeline. */
export function ChipDialog({ chip, cards, onChange }: ChipDialogProps) {
  const { chip: texts, chips, orders } = usePhysicalCardsMessages();
  const step = useChipStep<ChipView>();
  const onClose = () => onChange(null);
  const [isReplacing, setReplacing] = useState(false);
  const input = { params: { id: chip.id } };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['title']}>
        {chip.name ? (
          <bdi dir={directionOfText(chip.name)}>{chip.name}</bdi>
        ) : (
          <>
            {texts.title} <bdi dir="ltr">{chip.tapCode}</bdi>
          </>
        )}{' '}
        <StatusWord tone={chipTones[chip.state]}>{chips.states[chip.state]}</StatusWord>
      </DialogTitle>
      <p className={styles['address']}>
        {texts.address}: <bdi dir="ltr">{chip.address}</bdi>{' '}
        <CopyButton text={chip.address} label={orders.copy} copiedLabel={orders.copied} />
      </p>
      {chip.quantity > 1 && <p className={styles['many']}>{texts.standsForMany(chip.quantity)}</p>}
      <FormIssue text={step.error?.message ?? ''} />
      {chip.state !== 'unclaimed' && <ChipName chip={chip} onChange={onChange} />}
      {mayPoint(chip) &&
        (cards.length === 0 ? (
          <p className={styles['part']}>{texts.noCards}</p>
        ) : (
          <div className={styles['part']}>
            <PointForm
              key={chip.card?.id ?? 0}
              label={texts.card}
              button={texts.save}
              chip={chip}
              cards={cards}
              onChange={onChange}
            />
          </div>
        ))}
      {chip.state === 'unclaimed' && <NewClaimCode chip={chip} />}
      {mayPoint(chip) && <ChipHandOver chip={chip} onChange={onChange} />}
      {(mayPoint(chip) || chip.state === 'frozen') && (
        <div className={styles['part']}>
          <p>{chip.quantity > 1 ? texts.freezeMany(chip.quantity) : texts.freezeText}</p>
          <Button
            variant="line"
            size="small"
            busy={step.isPending}
            onClick={() =>
              step.mutate(
                () => call(chip.state === 'frozen' ? unfreezeChipEndpoint : freezeChipEndpoint, input),
                { onSuccess: onChange },
              )
            }
          >
            {chip.state === 'frozen' ? texts.unfreeze : texts.freeze}
          </Button>
        </div>
      )}
      {mayReplace(chip) && (
        <div className={styles['part']}>
          <p>{texts.replaceText}</p>
          {isReplacing ? (
            <div className={styles['sure']}>
              <Button
                variant="danger"
                size="small"
                busy={step.isPending}
                onClick={() =>
                  step.mutate(() => call(replaceChipEndpoint, input), {
                    onSuccess: onClose,
                    onError: () => setReplacing(false),
                  })
                }
              >
                {texts.replaceSure}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setReplacing(false)}>
                {texts.keep}
              </Button>
            </div>
          ) : (
            <Button variant="line" size="small" onClick={() => setReplacing(true)}>
              {texts.replace}
            </Button>
          )}
        </div>
      )}
      <ChipLog chip={chip} cards={cards} />
    </Dialog>
  );
}
