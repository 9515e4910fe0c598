import type { Knex } from 'knex';
import type { ConsentView } from '../../../contract/payments/payment-commands.schema.ts';
import { PaymentConsent } from '../../../models/PaymentConsent.ts';

/** What a customer agreed to with these payments, the oldest first (docs/money.md 13.13). */
export async function readConsents(knex: Knex, attemptIds: readonly number[]): Promise<ConsentView[]> {
  const rows = await PaymentConsent.query(knex)
    .whereIn('attempt_id', [...attemptIds])
    .orderBy('id');
  return rows.map(({ id, kind, language, version, text, agreedAt }) => ({
    id,
    kind,
    language,
    version,
    text,
    agreedAt: agreedAt.toISOString(),
  }));
}
