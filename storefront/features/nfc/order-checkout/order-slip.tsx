import type { CardQuote } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import type { CouponOffer } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { InstallmentsNote } from '../../subscriptions/installments/installments-choice.tsx';
import type { Installments } from '../../subscriptions/installments/use-installments.ts';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { CouponLines } from '../../subscriptions/checkout/coupon-lines.tsx';
import { useCheckoutMessages } from '../../subscriptions/checkout/use-checkout-messages.ts';
import type { Print } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import styles from './card-checkout.module.css';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';
import { Money, useMoney } from '../../../components/money.tsx';

interface OrderSlipProps {
  name: string;
  quote: CardQuote;
  /** True while a new quote loads. */
  isOld: boolean;
  /** What is printed; null while no card is chosen. */
  print: Print | null;
  /** What a code takes off. */
  coupon: CouponOffer | null;
  /** In how many payments the sum is charged; null for one. */
  installments: Installments['chosen'];
}

/** The server's quote as a paper slip: the first piece, the further ones, the tax. */
export function OrderSlip({ name, quote, isOld, print, coupon, installments }: OrderSlipProps) {
  const common = useCheckoutMessages();
  const { slip: texts, pieces } = useOrderCheckoutMessages();
  const money = useMoney();
  const { total, net, vat } = coupon ?? quote;
  return (
    <div className={checkoutStyles['paper']} aria-busy={isOld}>
      <section className={checkoutStyles['slip']} aria-labelledby="summary-title">
        <h2 id="summary-title">{common.summary}</h2>
        {print && (
          <div className={styles['object']}>
            <PrintedPiece print={print} side="front" hidden />
          </div>
        )}
        <dl>
          <div>
            <dt>
              <bdi dir={directionOfText(name)}>{name}</bdi>
            </dt>
            <dd>{pieces(quote.quantity)}</dd>
          </div>
          <div>
            <dt>{texts.first}</dt>
            <dd>
              <Money of={quote.first} />
            </dd>
          </div>
          {quote.furtherPieces > 0 && (
            <div>
              <dt>{texts.further(quote.furtherPieces.toLocaleString('he-IL'), money(quote.further))}</dt>
              <dd>
                <Money of={quote.furtherTotal} />
              </dd>
            </div>
          )}
          <div>
            <dt>{texts.delivery}</dt>
            <dd className={styles['oneLine']}>{texts.free}</dd>
          </div>
          <CouponLines price={quote.total} coupon={coupon} />
          <div>
            <dt>{common.net}</dt>
            <dd>
              <Money of={net} />
            </dd>
          </div>
          <div>
            <dt>{common.vat(quote.vatRate)}</dt>
            <dd>
              <Money of={vat} />
            </dd>
          </div>
        </dl>
        <p className={checkoutStyles['sum']} aria-live="polite">
          <span>{common.total}</span>
          <Money of={total} />
        </p>
        <InstallmentsNote chosen={installments} />
        <p className={checkoutStyles['note']}>{total === '0.00' ? common.coupon.orderGiven : texts.fixed}</p>
      </section>
    </div>
  );
}
