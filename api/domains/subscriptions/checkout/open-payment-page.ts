import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { AppContext } from '../../../http/context.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { User } from '../../../models/User.ts';
import { applyOutcome } from '../../payments/attempts/apply-outcome.ts';
import { markSent } from '../../payments/attempts/send-attempt.ts';
import { callbackUrl } from '../../payments/callbacks/callback-url.ts';

export interface PaymentPage {
  /** What is paid, as the provider's page calls it. */
  name: string;
  language: Language;
  /** How often it is charged again, if its person agreed; a provider with a calendar of its own is told. */
  cycle?: BillingCycle;
  /** Where the page leads back to, a path of ours. @param back which way somebody came: `success` … */
  backTo(payment: string, back: string): string;
}

/**
 * Makes the provider's page for an attempt that was written down. One that can't be had ends the attempt: even if the
 * provider made it, nobody has its address, so nobody can pay on it.
 */
export async function openPaymentPage(
  ctx: AppContext,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  { name, language, cycle, backTo }: PaymentPage,
): Promise<PaymentAttempt> {
  const { deps } = ctx;
  const user = await User.query(deps.knex).findById(attempt.userId).throwIfNotFound();
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
