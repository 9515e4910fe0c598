import { quoteCardsEndpoint } from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CardCheckoutView } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { Field } from '../../../components/field.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { useCheckoutMessages } from '../../subscriptions/checkout/use-checkout-messages.ts';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { isAbove } from '../../payments/billing-details/is-above.ts';
import { useTransferOffer, wayThatCounts } from '../../payments/transfers/use-transfer-offer.ts';
import { useInstallments } from '../../subscriptions/installments/use-installments.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { AddressChoice } from './address-choice.tsx';
import styles from './card-checkout.module.css';
import { OrderSlip } from './order-slip.tsx';
import type { ChosenWay } from '../../subscriptions/checkout/method-choice.tsx';
import { askedMethod, favouriteMethod, PayPart } from './pay-part.tsx';
import { PiecesSplit } from './pieces-split.tsx';
import { Proof } from './proof.tsx';
import { useProofCard } from './use-proof-card.ts';
import { sharesOf, splitPieces } from './split-pieces.ts';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';
import { useNewOrderCoupon } from './use-order-coupon.ts';
import { useOrderForm } from './use-order-form.ts';
import { usePlaceOrder } from './use-place-order.ts';

export function CardOrderForm({ view, product }: { view: CardCheckoutView; product: PublicNfcProduct }) {
  const texts = useOrderCheckoutMessages();
  const common = useCheckoutMessages();
  const language = useLanguage();
  const { isAuthenticated } = useSession();
  const { draft, quantity, change } = useOrderForm(view, product);
  const [chosen, setMethod] = useState<ChosenWay>(() => favouriteMethod(view));
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const lastGood = quantity ?? view.quote?.quantity ?? 1;
  const coupon = useNewOrderCoupon(product.id, lastGood);
  const { busy, issue, issues, order } = usePlaceOrder(coupon.refuse);
  const {
    data: quote,
    error: quoteError,
    isPlaceholderData: isOld,
    refetch,
  } = useRead(
    quoteCardsEndpoint,
    { params: { id: product.id }, query: { quantity: lastGood } },
    {
      ...(view.quote?.quantity === lastGood && { initialData: view.quote }),
      placeholderData: keepPreviousData,
    },
  );
  const due = coupon.applied ?? quote;
  const transferOffer = useTransferOffer(due?.total ?? null);
  const method = wayThatCounts(chosen, transferOffer);
  const installments = useInstallments(
    due?.total ?? '0.00',
    method === 'transfer' ? null : view.installments,
  );
  const split = splitPieces(draft.rows, lastGood);
  // Also while a number is being typed: the proof stays where it is.
  const [most] = sharesOf(draft.rows, lastGood)
    .filter(({ profileId }) => profileId !== null)
    .toSorted((a, b) => b.count - a.count);
  const named = view.cards.find(({ id }) => id === most?.profileId);
  const { card, print } = useProofCard(named, product.material, draft.print);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The sum changes first; whoever has seen it pays it.
    if (coupon.isWaiting) return coupon.apply();
    const given = new FormData(event.currentTarget);
    const lacks = [
      quantity === null && 'quantity',
      split.cards === null && 'cards',
      draft.addressId === null && 'addressId',
      !given.has('approve') && 'approve',
      !given.has('terms') && 'terms',
    ].filter((name): name is string => Boolean(name));
    setMissing(new Set(lacks));
    const [first] = lacks;
    if (first || quantity === null || split.cards === null) {
      const part = document.querySelector<HTMLElement>(
        `[data-part="${first}"] :is(input, select, button), input[name="${first}"]`,
      );
      part?.focus();
      return;
    }
    order({
      productId: product.id,
      quantity,
      cards: split.cards,
      addressId: draft.addressId,
      notes: draft.notes,
      approveDesign: true,
      ...(print && {
        design: {
          layout: print.layout,
          colour: print.colour,
          sides: print.sides,
          seen: { name: print.name, jobTitle: print.jobTitle, phone: print.phone },
        },
      }),
      acceptTerms: true,
      privateBuyer: given.has('privateBuyer'),
      ...(coupon.applied && { coupon: coupon.applied.code }),
      installments: installments.count,
      method: askedMethod(method, given.has('save')),
      language,
    });
  }

  const quantityIssue = quantity === null ? texts.quantity.wrong(product.maxPieces) : issues['quantity'];
  return (
    <div className={styles['order']}>
      {isAuthenticated && (
        <div className={styles['whole']}>
          {card && print ? (
            <Proof
              print={print}
              card={card}
              onChange={(part) => change({ print: { ...draft.print, ...part } })}
            />
          ) : named ? (
            <Skeleton shape="block" />
          ) : (
            <p className={styles['note']}>{texts.proof.none}</p>
          )}
        </div>
      )}
      <div className={styles['parts']}>
        <PageSection title={texts.quantity.title}>
          <div className={styles['narrow']} data-part="quantity">
            <TextField
              label={texts.quantity.label}
              help={texts.quantity.upTo(product.maxPieces)}
              error={quantityIssue}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={draft.quantity}
              onChange={({ target }) => change({ quantity: target.value })}
            />
          </div>
        </PageSection>
        {isAuthenticated ? (
          <>
            <PageSection title={texts.cards.title}>
              <div data-part="cards">
                <PiecesSplit
                  cards={view.cards}
                  rows={draft.rows}
                  quantity={lastGood}
                  onChange={(rows) => change({ rows })}
                />
              </div>
              <p className={styles['issue']}>{issues['cards']}</p>
            </PageSection>
            <PageSection title={texts.address.title}>
              <div data-part="addressId">
                <AddressChoice
                  chosen={draft.addressId}
                  issue={
                    missing.has('addressId') && draft.addressId === null
                      ? texts.address.needed
                      : (issues['addressId'] ?? '')
                  }
                  onChoose={(addressId) => change({ addressId })}
                />
              </div>
            </PageSection>
            <PageSection title={texts.pay.title}>
              <form className={styles['stack']} onSubmit={send} aria-label={texts.pay.title} noValidate>
                <div className={styles['narrow']}>
                  <Field label={texts.notes.label} error={issues['notes']}>
                    {(control) => (
                      <textarea
                        {...control}
                        rows={3}
                        maxLength={1000}
                        dir={draft.notes ? directionOfText(draft.notes) : undefined}
                        value={draft.notes}
                        onChange={({ target }) => change({ notes: target.value })}
                      />
                    )}
                  </Field>
                </div>
                <p className={styles['note']}>{texts.proof.afterwards}</p>
                <div>
                  <CheckboxField
                    name="approve"
                    label={texts.proof.approve}
                    aria-invalid={missing.has('approve') || undefined}
                    aria-describedby={missing.has('approve') ? 'approve-fault' : undefined}
                    onChange={() => setMissing(new Set([...missing].filter((name) => name !== 'approve')))}
                  />
                  <p id="approve-fault" className={styles['issue']} aria-live="polite">
                    {missing.has('approve') ? texts.proof.needed : issues['approveDesign']}
                  </p>
                </div>
                {view.provider === 'none' ? (
                  <div className={checkoutStyles['notice']} role="status">
                    <p>{common.closed}</p>
                    <ContactLink>{common.contact}</ContactLink>
                  </div>
                ) : (
                  <PayPart
                    view={view}
                    method={method}
                    onMethod={setMethod}
                    transferOffer={transferOffer}
                    missingTerms={missing.has('terms')}
                    onTerms={() => setMissing(new Set([...missing].filter((name) => name !== 'terms')))}
                    coupon={coupon}
                    installments={installments}
                    issue={issue}
                    issues={issues}
                    busy={busy}
                    total={quantity === null || isOld || !due ? null : due.total}
                    asksNumber={due !== undefined && isAbove(due.total, view.numberAskedAbove)}
                  />
                )}
              </form>
            </PageSection>
          </>
        ) : (
          <div className={checkoutStyles['notice']}>
            <p>{texts.loginText}</p>
            <AuthLink wish="login">{texts.login}</AuthLink>
          </div>
        )}
      </div>
      {quote ? (
        <OrderSlip
          name={product.name}
          quote={quote}
          isOld={isOld}
          print={print}
          coupon={isAuthenticated ? coupon.applied : null}
          installments={isAuthenticated && view.provider !== 'none' ? installments.chosen : null}
        />
      ) : (
        <div className={checkoutStyles['paper']} role="status">
          <p>{quoteError ? texts.slip.failed : texts.slip.loading}</p>
          {quoteError && (
            <Button variant="line" onClick={() => void refetch()}>
              {texts.slip.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
