import { Link } from 'react-router';
import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import type { RecurringPaymentView, Wallet } from '../../../../api/contract/payments/wallet.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { Money } from '../../../components/money.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useRead } from '../../../lib/call.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useWalletMessages } from './use-wallet-messages.ts';
import styles from './wallet-slip.module.css';

/** Cards in the fan; more would hide each other. */
const shown = 3;

/** What is charged next and for which cards, and what was paid, a line for each currency. */
export function WalletSlip({ wallet: { totals, recurringPayments } }: { wallet: Wallet }) {
  const texts = useWalletMessages().totals;
  const next = nextOf(recurringPayments);
  if (totals.length === 0 && !next) return null;
  return (
    <section className={styles['paper']} aria-labelledby="slip-title">
      <div className={styles['slip']}>
        <h2 id="slip-title">{texts.label}</h2>
        {next && <NextPayment payment={next} />}
        {totals.map(({ currency, paid, paidThisYear, receipts }) => (
          <dl key={currency}>
            <div>
              <dt>{texts.thisYear}</dt>
              <dd>
                <Money of={paidThisYear} currency={currency} />
              </dd>
            </div>
            <div>
              <dt>
                {texts.all}
                <small>{texts.receipts(receipts)}</small>
              </dt>
              <dd>
                <Money of={paid} currency={currency} />
              </dd>
            </div>
          </dl>
        ))}
      </div>
    </section>
  );
}

/** The payment whose next charge comes first; none where no more charge follows. */
function nextOf(payments: readonly RecurringPaymentView[]): RecurringPaymentView | undefined {
  return payments
    .filter(({ nextChargeDate }) => nextChargeDate !== null)
    .toSorted(
      (one, other) => Date.parse(one.nextChargeDate ?? '') - Date.parse(other.nextChargeDate ?? ''),
    )[0];
}

function NextPayment({ payment }: { payment: RecurringPaymentView }) {
  const { totals: texts, recurring } = useWalletMessages();
  const language = useLanguage();
  const { product, amount, currency, everyMonths, nextChargeDate } = payment;
  return (
    <div className={styles['next']}>
      <OwnCards />
      <div>
        <p className={styles['what']}>{texts.next}</p>
        <p className={styles['sum']}>
          <Money of={amount} currency={currency} />
        </p>
        <p>{formatDate(nextChargeDate ?? '', language)}</p>
        <p className={styles['what']}>
          {product ? <bdi dir={directionOfText(product)}>{product}</bdi> : recurring.unnamed}
          {everyMonths !== null && `, ${recurring.every(everyMonths)}`}
        </p>
      </div>
    </div>
  );
}

/** The cards one pays for, fanned out. The list's own filters don't apply: `page` in the address is the receipts'. */
function OwnCards() {
  const { data } = useRead(listMyCardsEndpoint);
  if (!data || data.cards.length === 0) return null;
  return (
    <Link to="/dashboard" className={styles['cards']}>
      {data.cards.slice(0, shown).map(({ card }) => (
        <CardPreview key={card.id} card={card} now={new Date(data.now)} />
      ))}
    </Link>
  );
}
