import { readPhoneNumber } from '../contract/base/phone-number.ts';

const searchedColumns = {
  users: ['username', 'email', 'phone'],
  user_addresses: ['recipient_name', 'recipient_phone', 'full_address', 'street', 'city'],
  business_profiles: ['business_name', 'job_title', 'category', 'custom_slug', 'community', 'email', 'phone'],
  packages: ['enterprise_community', 'recurring_payment_uid', 'second_provider_subscription_id', 'price'],
  contact_leads: ['name', 'phone', 'email', 'message', 'notes'],
  messages: ['content'],
  notifications: ['title', 'content'],
  error_logs: ['error_type', 'error_message', 'username', 'path'],
  blog_posts: ['title', 'slug', 'category', 'author', 'excerpt'],
  receipts: ['receipt_number', 'description', 'transaction_id', 'former_customer', 'amount'],
  user_payment_methods: ['nickname', 'card_holder_name', 'last4_digits', 'account_email'],
  recurring_payments: ['recurring_payment_uid', 'amount'],
  physical_card_orders: [
    'recipient_name',
    'recipient_phone',
    'tracking_number',
    'shipping_company',
    'transaction_id',
    'notes',
    'total_amount',
  ],
  card_allocations: ['tap_code'],
  card_reports: ['card_name', 'details', 'email'],
  card_reviews: ['author_name', 'words', 'answer'],
  support_tickets: ['subject'],
  mail_log: ['to_address', 'subject'],
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
  coupon_redemptions: [],
  team_members: ['email'],
  notification_campaigns: ['title', 'content'],
  canned_answers: ['title', 'body'],
  products: ['name', 'description', 'serial_number'],
  nfc_products: ['name', 'description'],
  card_takedowns: ['card_name', 'message', 'lift_message'],
  profile_stats: [],
  audit_log: ['actor_name', 'action', 'entity', 'entity_id', 'request_id'],
} as const satisfies Record<string, readonly string[]>;

export type SearchedTable = keyof typeof searchedColumns;
const searchedTables = Object.keys(searchedColumns) as SearchedTable[];
/** Tables with words of their own to search. */
export const indexedTables = searchedTables.filter((table) => searchedColumns[table].length > 0);

/** Rows that are found by the person, card or coupon they belong to, too: the column and the table it names. */
export const searchedThrough: Partial<Record<SearchedTable, Readonly<Record<string, SearchedTable>>>> = {
  user_addresses: { user_id: 'users' },
  business_profiles: { user_id: 'users' },
  packages: { user_id: 'users' },
  messages: { user_id: 'users' },
  notifications: { user_id: 'users' },
  receipts: { user_id: 'users' },
  user_payment_methods: { user_id: 'users' },
  recurring_payments: { user_id: 'users' },
  physical_card_orders: { user_id: 'users' },
  card_allocations: { user_id: 'users' },
  mail_log: { user_id: 'users' },
  staff_notes: { user_id: 'users' },
  payment_attempts: { user_id: 'users' },
  disputes: { user_id: 'users' },
  proformas: { user_id: 'users' },
  checkout_locks: { user_id: 'users' },
  coupon_redemptions: { user_id: 'users', coupon_id: 'coupons' },
  team_members: { user_id: 'users' },
  card_takedowns: { user_id: 'users' },
  card_reviews: { profile_id: 'business_profiles' },
  profile_stats: { profile_id: 'business_profiles' },
};

/**
 * SQL text that a search (`q`) compares with ILIKE. Only this very expression is served by the table's trigram
 * index: 14 ms instead of 1,248 over a million rows. Use it as
 * `query.whereRaw(`(${searchExpression('users')}) ilike ?`, [searchPattern(q)])`.
 */
export function searchExpression(table: SearchedTable): string {
  const texts = searchedColumns[table].map((column) => `coalesce(${textOf(table, column)}, '')`);
  return `search_text(${texts.join(` || ' ' || `)})`;
}

/** Sums are searched as they are read: 1237.00. */
const textOf = (table: string, column: string) =>
  column.endsWith('_minor') ? `round(${table}.${column} / 100.0, 2)::text` : `${table}.${column}::text`;

/** ILIKE pattern for "contains these very characters". */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
}

const dashes = /[\u05BE\u2010-\u2014]/gu;
/** Niqqud and cantillation, geresh, gershayim, quotation marks, and marks of direction. */
const unwritten =
  /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05F3\u05F4'"`\u00B4\u2018-\u201F\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text as searches compare it, as `search_text` of the database makes it: a name is found with and without its
 * niqqud, geresh and quotation marks, whichever way it is stored (docs/product.md 13.7).
 */
export function searchText(text: string): string {
  return text.replace(dashes, '-').replace(unwritten, '');
}

/** ILIKE pattern for what a search expression holds. */
export const searchPattern = (text: string): string => containsPattern(searchText(text));

/** The sum in a text that is one, as search expressions hold it: `1,237` and `1237.50 ₪`; null for other texts. */
export function sumIn(text: string): string | null {
  const typed = /^₪?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:₪|ש"?ח)?$/u.exec(searchText(text).trim());
  return typed ? `${(typed[1] ?? '').replaceAll(',', '')}${typed[2] ?? ''}` : null;
}

/**
 * Regular expressions for a phone number however it is stored, when the whole text is one: `0545550117`,
 * `+972 54-555-0117` and `054-555-0117` find each other (docs/product.md 13.7). Each has groups of three digits that
 * stay together, which the trigram index finds; between the groups stands what people write there, never a digit.
 */
export function phonePatterns(text: string): string[] {
  if (!/^[+(]?[\d\s()./-]{9,20}$/u.test(text.trim())) return [];
  const international = readPhoneNumber(text)?.international;
  if (!international?.startsWith('972')) return [];
  const digits = international.slice(3);
  const [area, rest] = [digits.slice(0, -7), digits.slice(-7)];
  const groupings = [
    [rest.slice(0, 3), rest.slice(3)],
    [rest.slice(0, 2), rest.slice(2, 5), rest.slice(5)],
    [rest.slice(0, 3), rest.slice(3, 5), rest.slice(5)],
  ];
  return groupings.map((groups) => [area, ...groups].join('[^0-9]{0,3}'));
}
