import { useReadAt } from '../../../lib/call.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { OpenTransfers } from '../transfers/open-transfers.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Receipts } from './receipts.tsx';
import { RecurringPayments } from './recurring-payments.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import { walletKey } from './wallet-key.ts';
import styles from './wallet-page.module.css';
import { WalletSlip } from './wallet-slip.tsx';

/** Receipts, payment methods and recurring payments of the signed-in user (docs/product.md 5). */
export function WalletPage() {
  const { titles } = useMessages();
  const texts = useWalletMessages();
  const wallet = useReadAt(walletKey);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{titles.wallet}</h1>
        <p>{texts.lede}</p>
      </header>
      <ReadPart query={wallet} loading={texts.loading} blocks={2}>
        {(data) => (
          <div className={styles['sheets']}>
            <WalletSlip wallet={data} />
            <div>
              <OpenTransfers />
              <Receipts />
              <PaymentMethods methods={data.paymentMethods} />
              <RecurringPayments payments={data.recurringPayments} />
            </div>
          </div>
        )}
      </ReadPart>
    </div>
  );
}
