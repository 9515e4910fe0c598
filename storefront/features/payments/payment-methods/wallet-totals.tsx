import type { Wallet } from '../../../../api/contract/payments/wallet.schema.ts';
import { useWalletMessages } from './use-wallet-messages.ts';
import styles from './wallet-page.module.css';
import { Money } from '../../../components/money.tsx';

/** Total paid, a line for each currency; renders nothing for a user who never paid. */
export function WalletTotals({ totals }: { totals: Wallet['totals'] }) {
  const texts = useWalletMessages().totals;
  if (totals.length === 0) return null;
  return (
    <div role="group" aria-label={texts.label}>
      {totals.map(({ currency, paid, paidThisYear, receipts }) => (
        <dl key={currency} className={styles['totals']}>
          <div>
            <dt>{texts.thisYear}</dt>
            <dd>
              <Money of={paidThisYear} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>
              {texts.all}, {texts.receipts(receipts)}
            </dt>
            <dd>
              <Money of={paid} currency={currency} />
            </dd>
          </div>
        </dl>
      ))}
    </div>
  );
}
