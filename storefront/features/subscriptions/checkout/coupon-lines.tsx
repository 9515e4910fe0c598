import type { CouponOffer } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { Money } from '../../../components/money.tsx';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** The price and what a coupon takes off it, as lines of a slip. */
export function CouponLines({ price, coupon }: { price: string; coupon: CouponOffer | null }) {
  const texts = useCheckoutMessages().coupon;
  if (!coupon) return null;
  return (
    <>
      <div>
        <dt>{texts.price}</dt>
        <dd>
          <Money of={price} />
        </dd>
      </div>
      <div>
        <dt>
          {texts.name} <bdi>{coupon.code}</bdi>
        </dt>
        <dd>
          <Money of={`-${coupon.discount}`} />
        </dd>
      </div>
    </>
  );
}
