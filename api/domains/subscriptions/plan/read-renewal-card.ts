import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { CardUpdate, RenewalCard } from '../../../contract/payments/renewal-card.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import { findPaymentMethods, livingMandates, presentPaymentMethod } from '../../payments/index.ts';
import { stateOf } from '../checkout/checkout.presenter.ts';
import { renewalTermsOf, type RenewalTerms } from '../checkout/store-consents.ts';
import { isOverdue } from './overdue.ts';

/** Reads which payment method a user's plans are charged to, and their other ones. */
export async function readRenewalCard(
  { knex, clock, payments }: Pick<AppDeps, 'knex' | 'clock' | 'payments'>,
  userId: number,
  update: PaymentAttempt | null,
  language: Language,
): Promise<RenewalCard> {
  const now = clock.now();
  const packages = await Package.query(knex)
    .where({ user_id: userId, auto_renew: true, renewal_driver: 'merchant' })
    .whereIn('status', ['active', 'past_due'])
    .withGraphFetched('product')
    .orderBy('id');
  const mandates = await RecurringPayment.query(knex)
    .whereIn(
      'package_id',
      packages.map(({ id }) => id),
    )
    .whereIn('status', [...livingMandates]);
  const methods = await findPaymentMethods(knex, userId);
  const terms: RenewalTerms[] = [];
  for (const row of packages) terms.push(await renewalTermsOf(knex, row));
  const methodOf = (packageId: number) =>
    mandates.find((mandate) => mandate.packageId === packageId)?.paymentMethodId ?? null;
  const used = new Set(mandates.map(({ paymentMethodId }) => paymentMethodId));
  return {
    provider:
      payments?.caps.driver === 'merchant' ? (payments.id === 'sandbox' ? 'sandbox' : 'live') : 'none',
    methods: methods
      .filter(({ token, paymentProvider }) => token !== null && paymentProvider === payments?.id)
      .map((method) => presentPaymentMethod(method, used.has(method.id), now)),
    plans: packages.map((row, at) => ({
      packageId: row.id,
      name: productNameIn(row.product, language),
      price: fromMinor(row.price),
      currency: row.currency,
      nextChargeAt: row.nextPaymentDate?.toISOString() ?? null,
      isOverdue: isOverdue(row),
      isCharging: row.renewalProcessStatus === 'charging' || row.renewalProcessStatus === 'awaiting_result',
      methodId: methodOf(row.id),
      renews: {
        price: fromMinor(terms[at]?.price ?? row.price),
        billingCycle: terms[at]?.cycle ?? row.billingCycle,
      },
    })),
    update: update && presentUpdate(update, now),
  };
}

function presentUpdate(attempt: PaymentAttempt, now: Date): CardUpdate {
  const taken = stateOf(attempt, now);
  // A card that was taken without a token replaces nothing.
  const state = taken === 'succeeded' && attempt.paymentMethodId === null ? 'review' : taken;
  const { declineClass, declineCode } = attempt;
  return {
    id: attempt.publicId,
    state,
    pageUrl: state === 'open' ? attempt.checkoutUrl : null,
    decline:
      state === 'declined' && declineClass && declineCode ? { class: declineClass, code: declineCode } : null,
    last4: attempt.cardLast4,
  };
}
