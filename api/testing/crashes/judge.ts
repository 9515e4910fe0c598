import type { Knex } from 'knex';
import type { Movement } from './outside-service.ts';

/** What stands in the books of one person in the end, without days and numbers: the same however often it began. */
export interface Standing {
  packages: string[];
  orders: string[];
  /** Attempts that moved money or are out. */
  attempts: string[];
  charged: string[];
  documents: string[];
  taxDocuments: string[];
  disputes: string[];
  mandates: string[];
  cards: number;
  chips: number;
  mails: string[];
}

const over = ['failed', 'expired'];

/** Reads how a person stands, in the books and at the provider. */
export async function standingOf(knex: Knex, userId: number, moved: readonly Movement[]): Promise<Standing> {
  const mine = (table: string) => knex(table).where({ user_id: userId }).orderBy('id');
  const attempts = await mine('payment_attempts');
  const packages = await mine('packages');
  const receipts = await mine('receipts');
  const references = new Set(attempts.map(({ public_id: id }) => id));
  const transactions = new Set(attempts.map(({ provider_txn: txn }) => txn));
  const own = moved.filter(({ reference, txnId }) => references.has(reference) || transactions.has(txnId));
  const taxDocuments = await knex('tax_documents').whereIn(
    'receipt_id',
    receipts.map(({ id }) => id),
  );
  const orders = await mine('physical_card_orders');
  return {
    packages: packages
      .filter(({ status }) => status !== 'inactive')
      .map((one) => `${one.status} ${one.product_id} ${one.auto_renew} ${one.renewal_process_status}`),
    orders: orders.filter(({ status }) => status !== 'cancelled').map(({ status }) => status),
    attempts: attempts
      .filter(({ status }) => !over.includes(status))
      .map(({ kind, status, amount_minor: sum }) => `${kind} ${status} ${sum}`)
      .toSorted(),
    charged: own.map(({ direction, amountMinor }) => `${direction} ${amountMinor}`).toSorted(),
    documents: receipts.map(({ kind, amount }) => `${kind} ${amount}`).toSorted(),
    taxDocuments: taxDocuments.map(({ kind, status }) => `${kind} ${status}`).toSorted(),
    disputes: (await mine('disputes')).map(({ status }) => status),
    mandates: (await mine('recurring_payments')).map(({ status }) => status),
    cards: (await mine('user_payment_methods')).filter(({ is_active: isActive }) => isActive).length,
    chips: (
      await knex('card_allocations').whereIn(
        'order_id',
        orders.filter(({ status }) => status !== 'cancelled').map(({ id }) => id),
      )
    ).length,
    mails: (await mine('mail_log')).map(({ template }) => template).toSorted(),
  };
}

/** What is wrong with a person's books, in one word each with what shows it; none where nothing is. */
export function judge(
  standing: Standing,
  undisturbed: Standing,
  { isByTime = false }: { isByTime?: boolean } = {},
): string[] {
  // That the sums agree with each other is read by the rules of the books.
  const told = (what: unknown) =>
    isByTime ? JSON.stringify(what).replaceAll(/\d+(?:\.\d+)?"/gu, 'n"') : JSON.stringify(what);
  const differs = (name: keyof Standing) =>
    told(standing[name]) !== told(undisturbed[name])
      ? [`${name}: ${JSON.stringify(standing[name])} instead of ${JSON.stringify(undisturbed[name])}`]
      : [];
  const faults: string[] = [];
  const [more] = [standing.charged.length - undisturbed.charged.length];
  const charged = differs('charged');
  if (charged.length > 0) faults.push(`${(more ?? 0) > 0 ? 'double' : 'lost'}: ${charged.join()}`);
  const documents = differs('documents');
  if (documents.length > 0) faults.push(`lost: ${documents.join()}`);
  const rest = (
    [
      'packages',
      'orders',
      'attempts',
      'taxDocuments',
      'disputes',
      'mandates',
      'cards',
      'chips',
      'mails',
    ] as const
  ).flatMap(differs);
  if (rest.length > 0) faults.push(`half done: ${rest.join('; ')}`);
  return faults;
}

/** Tables in which a sweep that finds nothing to do writes nothing. */
const still = [
  'payment_attempts',
  'packages',
  'package_changes',
  'physical_card_orders',
  'card_allocations',
  'receipts',
  'receipt_counters',
  'tax_documents',
  'recurring_payments',
  'user_payment_methods',
  'disputes',
  'statement_lines',
  'state_transitions',
  'coupon_redemptions',
  'mail_log',
  'notifications',
];

/** When somebody last looked is no change. */
const looks = ['updated_at', 'checked_at', 'seen_at', 'next_check_at', 'lease_until', 'unanswered_at'];

/** Every row of the money's tables, to see whether a sweep changed one. */
export async function photograph(knex: Knex): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const table of still) {
    const { rows } = await knex.raw<{ rows: { row: Record<string, unknown> }[] }>(
      'select to_jsonb(t) as row from ?? t',
      [table],
    );
    for (const { row } of rows) {
      for (const look of looks) delete row[look];
      seen.set(`${table} ${String(row['id'] ?? row['series'])}`, JSON.stringify(row));
    }
  }
  return seen;
}
