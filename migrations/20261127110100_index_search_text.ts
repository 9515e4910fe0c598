import type { Knex } from 'knex';
import { buildIndex, dropIndex } from './tools/build-index.ts';

export const config = { transaction: false };

/** Columns that were searched before, by table. */
const before: Readonly<Record<string, readonly string[]>> = {
  users: ['username', 'email', 'phone'],
  user_addresses: ['recipient_name', 'recipient_phone', 'full_address', 'street', 'city'],
  business_profiles: ['business_name', 'job_title', 'category', 'custom_slug', 'community', 'email', 'phone'],
  packages: ['enterprise_community', 'recurring_payment_uid', 'second_provider_subscription_id'],
  contact_leads: ['name', 'phone', 'email', 'message', 'notes'],
  messages: ['content'],
  notifications: ['title', 'content'],
  error_logs: ['error_type', 'error_message', 'username', 'path'],
  blog_posts: ['title', 'slug', 'category', 'author', 'excerpt'],
  receipts: ['receipt_number', 'description', 'transaction_id', 'former_customer'],
  user_payment_methods: ['nickname', 'card_holder_name', 'last4_digits', 'account_email'],
  recurring_payments: ['recurring_payment_uid'],
  physical_card_orders: [
    'recipient_name',
    'recipient_phone',
    'tracking_number',
    'shipping_company',
    'transaction_id',
    'notes',
  ],
  card_allocations: ['tap_code'],
  card_reports: ['card_name', 'details', 'email'],
  card_reviews: ['author_name', 'words', 'answer'],
  support_tickets: ['subject'],
  mail_log: ['to_address', 'subject'],
};

/** What is searched besides: sums of those tables, and tables that weren't searched. */
const added: Readonly<Record<string, readonly string[]>> = {
  packages: ['price'],
  receipts: ['amount'],
  recurring_payments: ['amount'],
  physical_card_orders: ['total_amount'],
  staff_notes: ['words', 'author_name'],
  payment_attempts: ['amount_minor', 'provider_txn', 'checkout_id', 'card_last4', 'reason'],
  provider_events: ['reference', 'txn_id', 'recurring_uid', 'dispute_uid'],
  disputes: ['amount_minor', 'provider_dispute_id', 'reason'],
  proformas: ['number', 'amount'],
  tax_documents: ['number', 'allocation_number', 'document_uid'],
  statement_lines: ['amount_minor', 'txn_id', 'reference', 'reason'],
  payouts: ['payout_uid', 'net_minor'],
  payout_lines: ['amount_minor', 'entry_uid', 'txn_id', 'reason'],
  checkout_locks: ['card_last4'],
  coupons: ['code', 'name', 'given_to'],
  team_members: ['email'],
  notification_campaigns: ['title', 'content'],
  canned_answers: ['title', 'body'],
  products: ['name', 'description', 'serial_number'],
  nfc_products: ['name', 'description'],
  card_takedowns: ['card_name', 'message', 'lift_message'],
  audit_log: ['actor_name', 'action', 'entity', 'entity_id', 'request_id'],
};

const tables = [...new Set([...Object.keys(before), ...Object.keys(added)])];

/** Sums that are kept as agorot are searched as they are read: 1237.00. */
const textOf = (column: string) =>
  `coalesce(${column.endsWith('_minor') ? `round(${column} / 100.0, 2)` : column}::text, '')`;
const joined = (columns: readonly string[]) => columns.map(textOf).join(` || ' ' || `);

/**
 * One index for each searched table, over the very expression of `api/models/search-expressions.ts`. The former ones go:
 * a process of the former version searches more slowly until it is replaced, and finds the same.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    const columns = [...(before[table] ?? []), ...(added[table] ?? [])];
    const definition = `using gin (search_text(${joined(columns)}) gin_trgm_ops)`;
    await buildIndex(knex, { name: `${table}_text_index`, table, definition });
    if (before[table]) await dropIndex(knex, `${table}_search_index`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(before)) {
    const definition = `using gin ((${joined(columns)}) gin_trgm_ops)`;
    await buildIndex(knex, { name: `${table}_search_index`, table, definition });
  }
  for (const table of tables) await dropIndex(knex, `${table}_text_index`);
}
