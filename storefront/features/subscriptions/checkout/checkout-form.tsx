import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { checkCouponEndpoint } from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { call } from '../../../lib/call.ts';
import type { CheckoutOffer, CheckoutView } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import {
  billingCycles,
  type BillingCycle,
} from '../../../../api/contract/payments/entities/payment-enums.schema.ts';
import { consentTexts, consentVersion } from '../../../../api/contract/subscriptions/consent-texts.ts';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { isAbove } from '../../payments/billing-details/is-above.ts';
import { InstallmentsChoice } from '../installments/installments-choice.tsx';
import { useInstallments } from '../installments/use-installments.ts';
import { TransferOption } from '../../payments/transfers/transfer-option.tsx';
import { useTransferMessages } from '../../payments/transfers/use-transfer-messages.ts';
import { useTransferOffer, wayThatCounts } from '../../payments/transfers/use-transfer-offer.ts';
import { MadeOutTo } from '../../payments/billing-details/made-out-to.tsx';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { averageMonth, yearlySaving } from '../pricing/pricing-figures.ts';
import { CouponField } from './coupon-field.tsx';
import { cardsAlone, MethodChoice, type ChosenWay } from './method-choice.tsx';
import { OwnedNotice } from './owned-notice.tsx';
import { Slip } from './slip.tsx';
import { Terms } from './terms.tsx';
import styles from './checkout.module.css';
import { useCheckoutMessages } from './use-checkout-messages.ts';
import { useCoupon } from './use-coupon.ts';
import { useStartCheckout } from './use-start-checkout.ts';
import { Money, useMoney } from '../../../components/money.tsx';

interface CheckoutFormProps {
  checkout: CheckoutView;
  offer: CheckoutOffer;
}

/** Plan, billing cycle, payment method and terms; then one button. */
export function CheckoutForm({
  checkout: { provider, methods, offeredOnPage, installments: terms, numberAskedAbove },
  offer,
}: CheckoutFormProps) {
  const texts = useCheckoutMessages();
  const transferTexts = useTransferMessages();
  const money = useMoney();
  const language = useLanguage();
  const { isAuthenticated } = useSession();
  const [search, setSearch] = useSearchParams();
  const good = methods.filter(({ expiryState }) => expiryState !== 'over');
  const favourite = good.find(({ isDefault }) => isDefault) ?? good[0];
  const [chosen, setMethod] = useState<ChosenWay>(favourite ? favourite.id : 'new');
  const [missing, setMissing] = useState(false);
  // A renewal is an act of the customer's own: its box is empty until it is ticked (docs/money.md 13.13).
  const [renews, setRenews] = useState(false);
  const sold = billingCycles.filter((name) => offer.isFree || offer[name].total !== '0.00');
  const prices = { monthlyPrice: offer.monthly.total, yearlyPrice: offer.yearly.total };
  const saving = yearlySaving(prices);
  const asked = search.get('billing');
  const cycle: BillingCycle = sold.find((name) => name === asked) ?? sold.at(-1) ?? 'monthly';
  const coupon = useCoupon(cycle, (code, chosen) =>
    call(checkCouponEndpoint, {
      body: { id: offer.productId, billingCycle: chosen as BillingCycle, coupon: code },
    }),
  );
  const { busy, issue, issues, start } = useStartCheckout(coupon.refuse);
  const due = coupon.applied ?? offer[cycle];
  /** Nothing is left to pay: nobody is asked for a card, and nothing renews. */
  const isGiven = !offer.isFree && due.total === '0.00';
  const transferOffer = useTransferOffer(cycle === 'yearly' && !isGiven ? due.total : null);
  const method = wayThatCounts(chosen, transferOffer);
  const isTransfer = method === 'transfer' && !isGiven;
  const installments = useInstallments(due.total, cycle === 'yearly' && !isTransfer ? terms : null);

  function choose(next: BillingCycle) {
    const changed = new URLSearchParams(search);
    changed.set('billing', next);
    coupon.follow(next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  }

  // On return the browser restores the form's choices before this script runs.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const left = form.current && new FormData(form.current);
    const kept = left?.get('method');
    if (typeof kept === 'string') {
      setMethod(kept === 'new' || kept === 'transfer' ? kept : Number(kept));
      setRenews(left?.has('renew') ?? false);
    }
  }, []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    // The sum changes first; whoever has seen it pays it.
    if (coupon.isWaiting) return coupon.apply();
    setMissing(!given.has('terms'));
    if (!given.has('terms'))
      return event.currentTarget.querySelector<HTMLInputElement>('[name="terms"]')?.focus();
    start({
      type: 'package',
      id: offer.productId,
      billingCycle: cycle,
      ...(coupon.applied && { coupon: coupon.applied.code }),
      installments: installments.count,
      method: isTransfer
        ? { kind: 'transfer' }
        : isGiven || typeof method !== 'number'
          ? { kind: 'new', save: given.has('renew') }
          : { kind: 'saved', id: method, renew: given.has('renew') },
      acceptTerms: true,
      privateBuyer: given.has('privateBuyer'),
      consentVersion,
      language,
    });
  }

  if (offer.owned) return <OwnedNotice until={offer.owned.until} />;
  const isClosed = provider === 'none' && !offer.isFree;
  return (
    <form ref={form} className={styles['form']} onSubmit={send} aria-label={offer.name} noValidate>
      <div className={styles['choices']}>
        {!offer.isFree && (
          <fieldset className={styles['group']}>
            <legend>{texts.billingCycle}</legend>
            {sold.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="billing"
                  value={name}
                  checked={name === cycle}
                  onChange={() => choose(name)}
                />
                <span>
                  {texts.cycles[name]}
                  {name === 'yearly' && saving > 0 && (
                    <small>{texts.saving(money(averageMonth(prices)), saving)}</small>
                  )}
                </span>
                <Money of={offer[name].total} />
              </label>
            ))}
          </fieldset>
        )}
        {isClosed ? (
          <div className={styles['notice']} role="status">
            <p>{texts.closed}</p>
            <ContactLink>{texts.contact}</ContactLink>
          </div>
        ) : isAuthenticated ? (
          <>
            {!offer.isFree && <CouponField coupon={coupon} note={texts.coupon.once} />}
            {!offer.isFree && !isGiven && (
              <>
                <MethodChoice
                  methods={methods}
                  offered={installments.chosen ? cardsAlone : offeredOnPage}
                  chosen={method}
                  onChoose={setMethod}
                  keepsCard={false}
                >
                  <TransferOption
                    offer={transferOffer}
                    chosen={isTransfer}
                    onChoose={() => setMethod('transfer')}
                    of="plan"
                  />
                </MethodChoice>
                {!isTransfer && (
                  <InstallmentsChoice
                    installments={installments}
                    sold="plan"
                    issue={issues['installments']}
                  />
                )}
                {!isTransfer && (
                  <CheckboxField
                    name="renew"
                    onChange={(event) => setRenews(event.currentTarget.checked)}
                    label={consentTexts[language].renewal[method === 'new' ? 'new' : 'saved']}
                  />
                )}
              </>
            )}
            {!offer.isFree && !isGiven && <MadeOutTo asksNumber={isAbove(due.total, numberAskedAbove)} />}
            <Terms missing={missing} onChange={() => setMissing(false)} />
            {provider === 'sandbox' && !offer.isFree && !isGiven && !isTransfer && (
              <p className={styles['note']}>
                {texts.sandbox} <TextLink to="/payment-demo">{texts.testCards}</TextLink>
              </p>
            )}
            <p role="alert" className={styles['issue']}>
              {issue}
            </p>
            <Button type="submit" size="big" busy={busy || coupon.busy}>
              {isTransfer
                ? transferTexts.submit
                : offer.isFree || isGiven
                  ? texts.activate
                  : texts.pay(money(due.total))}
            </Button>
          </>
        ) : (
          <div className={styles['notice']}>
            <p>{texts.loginText}</p>
            <AuthLink wish="login">{texts.login}</AuthLink>
          </div>
        )}
      </div>
      <Slip
        offer={offer}
        cycle={cycle}
        renews={renews && !isGiven && !isTransfer && provider !== 'none'}
        coupon={coupon.applied}
        installments={isAuthenticated && !isClosed ? installments.chosen : null}
      />
    </form>
  );
}
