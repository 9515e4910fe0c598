import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { consentVersion, renewalText, termsText } from '../../../contract/subscriptions/consent-texts.ts';
import { PaymentConsent } from '../../../models/PaymentConsent.ts';
import type { Wanted } from './prepare-attempt.ts';

/**
 * Stores what the customer agreed to with a payment that was just written down: the terms and, where its box was
 * ticked, the renewal, in the words and the language they read (docs/money.md 13.13).
 */
export async function storeConsents(
  trx: Knex.Transaction,
  attemptId: number,
  { language, saveCard, paymentMethodId, cycle, price }: Wanted,
  now: Date,
): Promise<void> {
  const card = paymentMethodId === null ? 'new' : 'saved';
  const agreed = { attemptId, language, version: consentVersion, agreedAt: now };
  await PaymentConsent.query(trx).insert({ ...agreed, kind: 'terms', text: termsText(language) });
  if (!saveCard) return;
  const text = renewalText(language, { card, cycle, price: fromMinor(price) });
  await PaymentConsent.query(trx).insert({ ...agreed, kind: 'renewal', text });
}
