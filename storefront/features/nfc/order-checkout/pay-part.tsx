import type { CardCheckoutView, PayOrderRequest } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { InstallmentsChoice } from '../../subscriptions/installments/installments-choice.tsx';
import type { Installments } from '../../subscriptions/installments/use-installments.ts';
import { MadeOutTo } from '../../payments/billing-details/made-out-to.tsx';
import { CouponField } from '../../subscriptions/checkout/coupon-field.tsx';
import type { useCoupon } from '../../subscriptions/checkout/use-coupon.ts';
import { TransferOption } from '../../payments/transfers/transfer-option.tsx';
import { useTransferMessages } from '../../payments/transfers/use-transfer-messages.ts';
import type { TransferOffer } from '../../payments/transfers/use-transfer-offer.ts';
import {
  cardsAlone,
  MethodChoice,
  type ChosenMethod,
  type ChosenWay,
} from '../../subscriptions/checkout/method-choice.tsx';
import { Terms } from '../../subscriptions/checkout/terms.tsx';
import { useCheckoutMessages } from '../../subscriptions/checkout/use-checkout-messages.ts';
import { useMoney } from '../../../components/money.tsx';

/** The preselected payment method: the default one, if it is valid. */
export function favouriteMethod({ methods }: CardCheckoutView): ChosenMethod {
  const good = methods.filter(({ expiryState }) => expiryState !== 'over');
  return (good.find(({ isDefault }) => isDefault) ?? good[0])?.id ?? 'new';
}

/** The chosen way to pay, as the server is asked for it. */
export function askedMethod(method: ChosenWay, save: boolean): PayOrderRequest['method'] {
  if (method === 'transfer') return { kind: 'transfer' };
  return method === 'new' ? { kind: 'new', save } : { kind: 'saved', id: method };
}

interface PayPartProps {
  view: CardCheckoutView;
  method: ChosenWay;
  onMethod(method: ChosenWay): void;
  /** Whether the sum can be paid by bank transfer. */
  transferOffer: TransferOffer;
  missingTerms: boolean;
  onTerms(): void;
  coupon: ReturnType<typeof useCoupon>;
  /** In how many payments the sum is charged. */
  installments: Installments;
  issue: string;
  /** Why the server refused a field. */
  issues: Readonly<Record<string, string>>;
  busy: boolean;
  /** The server's figure; null while it loads. */
  total: string | null;
  /** The sum is such that a business has to give its number. */
  asksNumber?: boolean;
}

/** The last part of an order: payment method, terms, and the button. */
export function PayPart(props: PayPartProps) {
  const { view, method, onMethod, missingTerms, onTerms, issue, busy, total, asksNumber = false } = props;
  const { transferOffer, coupon, installments, issues } = props;
  /** Nothing is left to pay: nobody is asked for a card. */
  const isGiven = total === '0.00';
  const offered = installments.chosen ? cardsAlone : view.offeredOnPage;
  const texts = useCheckoutMessages();
  const transferTexts = useTransferMessages();
  const money = useMoney();
  const isTransfer = method === 'transfer';
  return (
    <>
      <CouponField coupon={coupon} note={texts.coupon.order} />
      {!isGiven && (
        <>
          <MethodChoice
            methods={view.methods}
            offered={offered}
            chosen={isTransfer ? 'transfer' : method}
            onChoose={onMethod}
          >
            <TransferOption
              offer={transferOffer}
              chosen={isTransfer}
              onChoose={() => onMethod('transfer')}
              of="order"
            />
          </MethodChoice>
          {!isTransfer && (
            <InstallmentsChoice installments={installments} sold="order" issue={issues['installments']} />
          )}
          <MadeOutTo asksNumber={asksNumber} />
        </>
      )}
      <Terms missing={missingTerms} onChange={onTerms} />
      {view.provider === 'sandbox' && !isGiven && !isTransfer && (
        <p className={checkoutStyles['note']}>
          {texts.sandbox} <TextLink to="/payment-demo">{texts.testCards}</TextLink>
        </p>
      )}
      <p role="alert" className={checkoutStyles['issue']}>
        {issue}
      </p>
      <Button type="submit" size="big" busy={busy || coupon.busy} disabled={total === null}>
        {total === null
          ? texts.total
          : isGiven
            ? texts.coupon.take
            : isTransfer
              ? transferTexts.submit
              : texts.pay(money(total))}
      </Button>
    </>
  );
}
