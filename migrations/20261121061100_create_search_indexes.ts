import type { Knex } from 'knex';

/**
 * One trigram index for each table the back office searches and that grows with use. Planner and query must
 * name the very same expression: api/models/search-expressions.ts holds them, a test compares.
 */
const expressions: Record<string, string[]> = {
  users: ['username', 'email', 'phone'],
  user_addresses: ['recipient_name', 'recipient_phone', 'full_address', 'street', 'city'],
  business_profiles: ['business_name', 'job_title', 'category', 'custom_slug', 'community', 'email', 'phone'],
  packages: ['enterprise_community', 'recurring_payment_uid', 'second_provider_subscription_id'],
  contact_leads: ['name', 'phone', 'email', 'message', 'notes'],
  messages: ['content'],
  notifications: ['title', 'content'],
  error_logs: ['error_type', 'error_message', 'username', 'path'],
  blog_posts: ['title', 'slug', 'category', 'author', 'excerpt'],
  receipts: ['receipt_number', 'description', 'transaction_id'],
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
};

const joined = (columns: string[]) =>
  columns.map((column) => `coalesce(${column}::text, '')`).join(` || ' ' || `);

export async function up(knex: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(expressions))
    await knex.raw(
      `create index ${table}_search_index on ${table} using gin ((${joined(columns)}) gin_trgm_ops)`,
    );
}

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(expressions)) await knex.raw(`drop index ${table}_search_index`);
}
