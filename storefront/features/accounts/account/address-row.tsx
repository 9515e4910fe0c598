import { useId } from 'react';
import type { OwnAddress } from '../../../../api/contract/accounts/addresses.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import styles from './account-page.module.css';
import { AddressLines } from './address-lines.tsx';
import { useAccountMessages } from './use-account-messages.ts';

interface AddressRowProps {
  address: OwnAddress;
  busy: boolean;
  onEdit(): void;
  onMakePrimary(): void;
  onRemove(): void;
}

export function AddressRow({ address, busy, onEdit, onMakePrimary, onRemove }: AddressRowProps) {
  const { addresses: texts } = useAccountMessages();
  const name = useId();
  const { recipientName, recipientPhone, notes, isPrimary } = address;
  return (
    <div className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['name']} id={name}>
          <AddressLines address={address} />
          <StatusWord tone="calm">{texts.types[address.addressType]}</StatusWord>
          {isPrimary && <StatusWord tone="good">{texts.primary}</StatusWord>}
        </p>
        <p className={styles['facts']}>
          {recipientName && <bdi dir={directionOfText(recipientName)}>{recipientName}</bdi>}
          {recipientPhone && <bdi dir="ltr">{recipientPhone}</bdi>}
          {notes && <bdi dir={directionOfText(notes)}>{notes}</bdi>}
        </p>
      </div>
      <div className={styles['actions']}>
        {!isPrimary && (
          <Button variant="quiet" size="small" busy={busy} onClick={onMakePrimary} aria-describedby={name}>
            {texts.makePrimary}
          </Button>
        )}
        <Button variant="line" size="small" onClick={onEdit} aria-describedby={name}>
          {texts.edit}
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={onRemove} aria-describedby={name}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
