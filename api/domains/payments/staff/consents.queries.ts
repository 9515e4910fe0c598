import type { Knex } from 'knex';
import type { ConsentView } from '../../../contract/payments/payment-commands.schema.ts';
import { PaymentConsent } from '../../../models/PaymentConsent.ts';

/**
 * What a customer agreed to with these payments, and of the renewal of a package besides, the oldest first
 * (docs/money.md 13.13).
 */
export async function readConsents(
  knex: Knex,
  attemptIds: readonly number[],
  packageId: number | null = null,
): Promise<ConsentView[]> {
  const rows = await PaymentConsent.query(knex)
    .whereIn('attempt_id', [...attemptIds])
    .orWhere((query) => void query.whereNotNull('package_id').where({ package_id: packageId }))
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
