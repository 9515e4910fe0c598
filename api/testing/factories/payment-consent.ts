import type { Knex } from 'knex';
import { consentVersion, termsText } from '../../contract/subscriptions/consent-texts.ts';
import { PaymentConsent } from '../../models/PaymentConsent.ts';
import type { Overrides } from './overrides.ts';
import { createPaymentAttempt } from './payment-attempt.ts';

/** The terms, accepted with a payment. */
export async function createPaymentConsent(
  knex: Knex,
  overrides: Overrides<PaymentConsent> = {},
): Promise<PaymentConsent> {
  return PaymentConsent.query(knex).insertAndFetch({
    attemptId: overrides.packageId ? null : (overrides.attemptId ?? (await createPaymentAttempt(knex)).id),
    kind: 'terms',
    language: 'he',
    version: consentVersion,
    text: termsText('he'),
    agreedAt: new Date(),
    ...overrides,
  });
}
