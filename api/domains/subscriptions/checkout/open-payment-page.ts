import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { AppContext } from '../../../http/context.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { User } from '../../../models/User.ts';
import { applyOutcome, callbackUrl, markSent } from '../../payments/index.ts';

interface PaymentPage {
  name: string;
  language: Language;
  /**
   * The cycle of further charges that the customer agreed to; a provider with a calendar of its own is notified of
   * it.
   */
  cycle?: BillingCycle;
  /**
   * Path of ours that the page leads back to.
   * @param back which way the customer came: `success` …
   */
  backTo(payment: string, back: string): string;
}

/**
 * Makes the provider's page for an attempt that was written down. When that fails the attempt ends: even if the
 * provider made the page, no customer has its address, so none can pay on it.
 */
export async function openPaymentPage(
  ctx: AppContext,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  { name, language, cycle, backTo }: PaymentPage,
): Promise<PaymentAttempt> {
  const { deps } = ctx;
  const user = await User.query(deps.knex)
    .findById(attempt.userId ?? 0)
    .throwIfNotFound();
  const amount = { minor: attempt.amountMinor, currency: 'ILS' } as const;
  const back = (how: string) => deps.env.PUBLIC_URL + backTo(attempt.publicId, how);
  const made = await provider.createCheckout({
    reference: attempt.publicId,
    amount,
    saveCard: attempt.saveCard,
    customer: { name: user.username, email: user.email, ...(user.phone && { phone: user.phone }) },
    lines: [{ name, quantity: 1, unit: amount }],
    urls: {
      success: back('success'),
      failure: back('failure'),
      cancel: back('cancel'),
      callback: callbackUrl(ctx, provider.id),
    },
    expiresAt: attempt.expiresAt ?? deps.clock.now(),
    locale: language,
    ...(attempt.installments > 1 && { installments: attempt.installments }),
    ...(cycle &&
      attempt.saveCard &&
      provider.caps.driver === 'provider' && {
        repeats: { recurringType: 2, recurringRange: cycle === 'yearly' ? 12 : 1 },
      }),
  });
  if ('kind' in made)
    return applyOutcome(deps, attempt.id, { kind: 'not_sent', cause: `no page: ${made.cause}` });
  const opened = await markSent(deps, attempt.id, { checkoutId: made.checkoutId, checkoutUrl: made.url });
  if (opened) return opened;
  await provider.disableCheckout(made.checkoutId);
  return PaymentAttempt.query(deps.knex).findById(attempt.id).throwIfNotFound();
}
