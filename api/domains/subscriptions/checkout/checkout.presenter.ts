import type {
  CheckoutOffer,
  CheckoutPayment,
  CheckoutState,
} from '../../../contract/subscriptions/checkout.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { productNameIn, productTextsIn } from '../../../contract/subscriptions/product-texts.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { splitVat } from '../../../lib/vat.ts';
import type { Package } from '../../../models/Package.ts';
import type { PackageChange } from '../../../models/PackageChange.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { isActivePackage } from '../entitlements/package-access.ts';

/** A sum with its VAT, from agorot. */
export const sumsOf = (gross: number, vatRate: number) => {
  const { net, vat } = splitVat(gross, vatRate);
  return { total: fromMinor(gross), net: fromMinor(net), vat: fromMinor(vat) };
};

/**
 * A plan as the checkout offers it.
 * @param packages the user's own, with their products; empty for a guest
 */
export function presentOffer(
  product: Product,
  packages: readonly Package[],
  { now, language, vatRate }: { now: Date; language: Language; vatRate: number },
): CheckoutOffer {
  const { name, description } = productTextsIn(product, language);
  const active = packages.filter((row) => isActivePackage(row, now));
  const same = active.find(({ productId }) => productId === product.id);
  const other = active.find(({ productId, isPaid }) => isPaid && productId !== product.id);
  return {
    productId: product.id,
    name,
    description,
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    vatRate,
    currency: 'ILS',
    monthly: sumsOf(product.monthlyPrice, vatRate),
    yearly: sumsOf(product.yearlyPrice, vatRate),
    isFree: product.monthlyPrice === 0 && product.yearlyPrice === 0,
    owned: same ? { until: same.endDate?.toISOString() ?? null } : null,
    addsTo: other ? productNameIn(other.product, language) : null,
  };
}

/** State of a payment, for the customer who pays it. */
export function stateOf(
  { provider, status, failure, checkoutId, checkoutUrl, expiresAt, unansweredAt }: PaymentAttempt,
  now: Date,
): CheckoutState {
  switch (status) {
    case 'succeeded':
      return 'succeeded';
    case 'excess':
      return 'double';
    case 'failed':
      return failure === 'declined' ? 'declined' : 'not_charged';
    case 'expired':
      return 'expired';
    case 'manual_review':
      return 'review';
    case 'pending':
    case 'requires_action':
      if (provider === 'bank') return 'transfer';
      // Asked without an answer: whether it was paid isn't known, so nobody is sent to the page to pay.
      if (checkoutId && unansweredAt) return 'unclear';
      return checkoutUrl && (expiresAt === null || expiresAt > now) ? 'open' : 'waiting';
    case 'created':
    case 'unknown':
      return 'waiting';
  }
}

/**
 * A payment for the customer who pays it; `package.product` must be loaded. Leaves out tokens and the provider's
 * numbers.
 */
export function presentPayment(
  attempt: PaymentAttempt,
  { receiptNumber, change }: { receiptNumber: string | null; change: PackageChange | null },
  { now, language }: { now: Date; language: Language },
): CheckoutPayment {
  const bought = attempt.package;
  if (!bought) throw new Error(`attempt ${attempt.id} pays for no package`);
  const state = stateOf(attempt, now);
  const { declineClass, declineCode } = attempt;
  return {
    id: attempt.publicId,
    kind: change ? 'upgrade' : 'initial',
    state,
    productId: change?.toProductId ?? bought.productId,
    productName: productNameIn(change ? change.toProduct : bought.product, language),
    billingCycle: change?.toCycle ?? bought.billingCycle,
    amount: fromMinor(attempt.amountMinor),
    currency: attempt.currency,
    pageUrl: state === 'open' ? attempt.checkoutUrl : null,
    decline:
      state === 'declined' && declineClass && declineCode ? { class: declineClass, code: declineCode } : null,
    last4: attempt.cardLast4,
    paymentType: attempt.paymentType,
    installments: attempt.installments,
    receiptNumber,
    validUntil: state === 'succeeded' ? (bought.endDate?.toISOString() ?? null) : null,
    renewsAt:
      state === 'succeeded' && bought.autoRenew ? (bought.nextPaymentDate?.toISOString() ?? null) : null,
  };
}
