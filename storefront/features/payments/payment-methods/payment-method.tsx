import { useId } from 'react';
import type { PaymentMethodView } from '../../../../api/contract/payments/wallet.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { MethodName } from './method-name.tsx';
import { MethodPicture } from './method-picture.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import styles from './wallet-page.module.css';

interface PaymentMethodProps {
  method: PaymentMethodView;
  busy: boolean;
  onMakeDefault(): void;
  onRemove(): void;
}

export function PaymentMethod({ method, busy, onMakeDefault, onRemove }: PaymentMethodProps) {
  const texts = useWalletMessages().methods;
  const name = useId();
  const { expiry, expiryState, holder, account, nickname, isDefault, inUse } = method;
  return (
    <li className={styles['row']} data-method={method.id}>
      <div className={styles['method']}>
        <MethodPicture method={method} />
        <div>
          <p className={styles['name']} id={name}>
            <MethodName method={method} />
            {isDefault && <StatusWord tone="calm">{texts.isDefault}</StatusWord>}
            {(expiryState === 'soon' || expiryState === 'over') && (
              <StatusWord tone={expiryState === 'over' ? 'bad' : 'waiting'}>
                {texts.expiry[expiryState]}
              </StatusWord>
            )}
          </p>
          <p className={styles['facts']}>
            {nickname && <bdi dir={directionOfText(nickname)}>{nickname}</bdi>}
            {holder && <bdi dir={directionOfText(holder)}>{holder}</bdi>}
            {account && <bdi dir="ltr">{account}</bdi>}
            {expiry && (
              <span>
                {texts.validTo} <bdi dir="ltr">{expiry}</bdi>
              </span>
            )}
          </p>
          {inUse && <p className={styles['facts']}>{texts.inUse}</p>}
        </div>
      </div>
      <div className={styles['actions']}>
        {!isDefault && (
          <Button variant="line" size="small" busy={busy} onClick={onMakeDefault} aria-describedby={name}>
            {texts.makeDefault}
          </Button>
        )}
        {!inUse && (
          <Button variant="quiet" size="small" busy={busy} onClick={onRemove} aria-describedby={name}>
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
