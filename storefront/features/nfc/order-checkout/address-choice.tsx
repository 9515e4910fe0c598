import { useReadAt } from '../../../lib/call.ts';
import { useEffect, useRef, useState } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { AddressForm } from '../../accounts/account/address-form.tsx';
import { AddressLines } from '../../accounts/account/address-lines.tsx';
import { addressesKey } from '../../accounts/account/account-keys.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import styles from './card-checkout.module.css';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';

interface AddressChoiceProps {
  chosen: number | null;
  issue: string;
  onChoose(id: number | null): void;
}

/** A saved address, or a new one, which is saved with the account. */
export function AddressChoice({ chosen, issue, onChoose }: AddressChoiceProps) {
  const { address: texts } = useOrderCheckoutMessages();
  const query = useReadAt(addressesKey);
  const [adding, setAdding] = useState(false);
  const list = query.data?.addresses;
  const known = useRef<ReadonlySet<number> | null>(null);

  // Preselects the first address, and one that was just saved.
  useEffect(() => {
    if (!list) return;
    const added = known.current && list.find(({ id }) => !known.current?.has(id));
    known.current = new Set(list.map(({ id }) => id));
    const stays = list.some(({ id }) => id === chosen);
    const next = added?.id ?? (stays ? chosen : (list[0]?.id ?? null));
    if (next !== chosen) onChoose(next);
  }, [list, chosen, onChoose]);

  return (
    <ReadPart query={query}>
      {({ addresses }) => (
        <div className={styles['stack']}>
          {addresses.length > 0 && (
            <fieldset className={checkoutStyles['group']} aria-label={texts.title}>
              {addresses.map((address) => (
                <label key={address.id}>
                  <input
                    type="radio"
                    name="address"
                    checked={chosen === address.id}
                    onChange={() => onChoose(address.id)}
                  />
                  <span>
                    <AddressLines address={address} />
                  </span>
                  <small>
                    {address.recipientName && (
                      <bdi dir={directionOfText(address.recipientName)}>{address.recipientName}</bdi>
                    )}{' '}
                    <bdi dir="ltr">{address.recipientPhone}</bdi>
                  </small>
                </label>
              ))}
            </fieldset>
          )}
          <p className={styles['issue']} aria-live="polite">
            {issue}
          </p>
          {adding ? (
            <AddressForm address={null} onClose={() => setAdding(false)} />
          ) : (
            <>
              {addresses.length === 0 && <p className={styles['note']}>{texts.none}</p>}
              <Button variant="line" size="small" onClick={() => setAdding(true)}>
                {texts.add}
              </Button>
            </>
          )}
        </div>
      )}
    </ReadPart>
  );
}
