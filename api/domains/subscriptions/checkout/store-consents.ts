import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import {
  consentVersion,
  renewalText,
  termsText,
  type RenewingCard,
} from '../../../contract/subscriptions/consent-texts.ts';
import { AppError } from '../../../errors.ts';
import type { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { PaymentConsent } from '../../../models/PaymentConsent.ts';
import { consentChanged } from '../messages.ts';
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

/** The words that a customer read: their language, and the version as their page names it. */
export interface ReadWords {
  language: Language;
  version: string | undefined;
}

/**
 * A renewal is agreed to in the words of today.
 * @throws {AppError} `conflict` for former words, or none
 */
export function assertReadConsent(read: ReadWords | undefined): asserts read is ReadWords {
  if (read?.version !== consentVersion) throw new AppError('conflict', { text: consentChanged });
}

export interface RenewalTerms {
  cycle: Package['billingCycle'];
  /** Agorot, of each period. */
  price: number;
}

/** What a package is charged when it renews: a change that waits for the end of the period counts already. */
export async function renewalTermsOf(
  knex: Knex,
  { id, billingCycle, price }: Pick<Package, 'id' | 'billingCycle' | 'price'>,
): Promise<RenewalTerms> {
  const waiting = await PackageChange.query(knex)
    .where({ package_id: id, status: 'pending', takes_effect: 'period_end' })
    .first();
  return waiting ? { cycle: waiting.toCycle, price: waiting.toPrice } : { cycle: billingCycle, price };
}

/**
 * Stores that a customer agreed to the renewal of a package without paying: it was turned on, goes to another card, or
 * costs something else from now on (docs/money.md 13.13).
 */
export async function storeRenewalConsent(
  trx: Knex.Transaction,
  packageId: number,
  { language, card, cycle, price }: RenewalTerms & { language: Language; card: RenewingCard },
  now: Date,
): Promise<void> {
  const text = renewalText(language, { card, cycle, price: fromMinor(price) });
  const agreed = { kind: 'renewal', language, version: consentVersion, text, agreedAt: now } as const;
  await PaymentConsent.query(trx).insert({ ...agreed, packageId });
}
