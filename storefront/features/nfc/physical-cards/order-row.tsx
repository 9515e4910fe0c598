import type { OwnOrder } from '../../../../api/contract/nfc/orders.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { textButtonClass } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { printOfDesign } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderLine } from './order-line.tsx';
import styles from './physical-cards-page.module.css';
import { trackingAddress } from '../../../../api/contract/base/tracking-address.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';
import { Money } from '../../../components/money.tsx';

/** An order: progress, contents and delivery. */
export function OrderRow({ order }: { order: OwnOrder }) {
  const { orders: texts, pieces } = usePhysicalCardsMessages();
  const language = useLanguage();
  const { address, trackingNumber, shippingCompany } = order;
  const track = trackingAddress(shippingCompany, trackingNumber);
  const place = [address.street, address.houseNumber, address.city].filter(Boolean).join(' ');
  const print = printOfDesign(order.design);
  const isComing = ['paid', 'in_production', 'shipped'].includes(order.status);
  return (
    <li className={styles['order']}>
      <div className={styles['row']}>
        {print && (
          <div className={styles['thumb']}>
            <PrintedPiece print={print} side="front" hidden />
          </div>
        )}
        <div className={styles['what']}>
          <p className={styles['name']}>
            {texts.order} <bdi dir="ltr">#{order.id}</bdi>
          </p>
          <p className={styles['facts']}>
            <time dateTime={order.createdAt}>{formatDate(order.createdAt, language)}</time>
            {order.product && <bdi dir={directionOfText(order.product.name)}>{order.product.name}</bdi>}
            <span>{pieces(order.quantity)}</span>
            <Money of={order.coupon?.due ?? order.total} />
            {order.coupon && (
              <span>
                {texts.coupon} <bdi>{order.coupon.code}</bdi>: <Money of={`-${order.coupon.discount}`} />
              </span>
            )}
          </p>
        </div>
        <OrderActions order={order} />
      </div>
      <OrderLine status={order.status} />
      <p className={styles['facts']}>
        {order.allocations.map(({ card, quantity }) => (
          <span key={card?.id ?? 0}>
            {pieces(quantity)}{' '}
            {card ? (
              <>
                {texts.for} <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
              </>
            ) : (
              texts.unassigned
            )}
          </span>
        ))}
        {place !== '' && (
          <span>
            {texts.to} <bdi dir={directionOfText(place)}>{place}</bdi>
          </span>
        )}
        {isComing && order.estimatedDeliveryDate && (
          <span>
            {texts.expected} {formatDate(order.estimatedDeliveryDate, language)}
          </span>
        )}
      </p>
      {trackingNumber && (
        <p className={styles['tracking']}>
          {shippingCompany && <bdi>{shippingCompany}</bdi>}
          <span>
            {texts.tracking} <bdi dir="ltr">{trackingNumber}</bdi>
          </span>
          <CopyButton text={trackingNumber} label={texts.copy} copiedLabel={texts.copied} />
          {track && (
            <a className={textButtonClass({ small: true })} href={track} target="_blank" rel="noreferrer">
              {texts.track}
            </a>
          )}
        </p>
      )}
    </li>
  );
}
