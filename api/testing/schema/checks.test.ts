import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { entities } from '../entities.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
afterAll(() => database.destroy());

const checkViolation = '23514';
const notNullViolation = '23502';
const tooLongViolation = '22001';

/** A row that the factory made, changed by plain SQL: the database alone has to refuse. */
async function change(table: string, values: Record<string, unknown>): Promise<void> {
  const entity = entities.find(({ model }) => model.tableName === table);
  if (!entity) throw new Error(`no factory for ${table}`);
  const key = table === 'profile_stats' ? 'profile_id' : 'id';
  const made = await entity.create(knex);
  await knex(table)
    .where({ [key]: made.$id() as number })
    .update(values);
}

test.each<[string, Record<string, unknown>]>([
  ['users', { user_role: 'owner' }],
  ['users', { language: 'HE' }],
  ['users', { username: 'א' }],
  ['users', { email: '' }],
  ['users', { unread_notifications: -1 }],
  ['users', { unread_support_messages: -1 }],
  ['user_addresses', { address_type: 'castle' }],
  ['user_addresses', { latitude: 90.01 }],
  ['user_addresses', { longitude: -180.5 }],
  ['products', { name: '' }],
  ['products', { monthly_price: '-0.01' }],
  ['products', { yearly_price: '-1' }],
  ['products', { billing_cycle: 'weekly' }],
  ['products', { package_type: 'gold' }],
  ['products', { basic_card_count: -1 }],
  ['products', { pro_card_count: -1 }],
  ['products', { features: '{}' }],
  ['packages', { status: 'lapsed' }],
  ['packages', { billing_cycle: 'daily' }],
  ['packages', { payment_method: 'cash' }],
  ['packages', { renewal_process_status: 'done' }],
  ['packages', { payment_retry_count: -1 }],
  ['packages', { price: '-1' }],
  ['packages', { currency: 'EUR' }],
  ['packages', { enterprise_user_limit: 0 }],
  ['packages', { metadata: '[]' }],
  ['packages', { start_date: '2027-01-02', end_date: '2027-01-01' }],
  ['packages', { recurring_payment_uid: 'one', second_provider_subscription_id: 'two' }],
  ['user_payment_methods', { payment_type: 'cheque' }],
  ['user_payment_methods', { payment_provider: 'other' }],
  ['user_payment_methods', { last4_digits: '12a4' }],
  ['user_payment_methods', { last4_digits: '123' }],
  ['user_payment_methods', { card_expiry: '13/2030' }],
  ['user_payment_methods', { card_expiry: '8/2030' }],
  ['recurring_payments', { status: 'running' }],
  ['recurring_payments', { recurring_type: 4 }],
  ['recurring_payments', { recurring_range: 0 }],
  ['recurring_payments', { number_of_charges: -1 }],
  ['recurring_payments', { amount: '-5' }],
  ['recurring_payments', { currency: 'ils' }],
  ['receipts', { amount: '-1' }],
  ['receipts', { currency: '₪' }],
  ['receipts', { status: 'lost' }],
  ['receipts', { payment_method: 'barter' }],
  ['receipts', { items: '"one"' }],
  ['business_profiles', { card_type: 'gold' }],
  ['business_profiles', { template: 'retro' }],
  ['business_profiles', { primary_action: 'fax' }],
  ['business_profiles', { business_name: '' }],
  ['business_profiles', { custom_slug: 'ab' }],
  ['business_profiles', { custom_slug: 'Dana-Levi' }],
  ['business_profiles', { custom_slug: 'dana levi' }],
  ['business_profiles', { custom_slug: 'dana/levi' }],
  ['business_profiles', { custom_slug: 'рaypal' }],
  ['business_profiles', { custom_slug: 'dana\u202elevi' }],
  ['business_profiles', { lat: -91 }],
  ['business_profiles', { lng: 181 }],
  ['business_profiles', { accent_color: 'red' }],
  ['business_profiles', { accent_color: '#12345g' }],
  ['business_profiles', { palette: 'mauve' }],
  ['business_profiles', { typeface: 'comic' }],
  ['business_profiles', { color_scheme: 'night' }],
  ['business_profiles', { gallery_images: '{}' }],
  ['business_profiles', { business_hours: 'null' }],
  ['business_profiles', { custom_links: '"javascript:"' }],
  ['profile_stats', { views: -1 }],
  ['profile_stats', { card_downloads: -1 }],
  ['profile_stats', { daily_views_data: '{}' }],
  ['media', { purpose: 'virus' }],
  ['media', { byte_size: 0 }],
  ['media', { width: 0 }],
  ['media', { sha256: 'A'.repeat(64) }],
  ['contact_leads', { name: 'א' }],
  ['contact_leads', { service: 'all' }],
  ['contact_leads', { status: 'open' }],
  ['contact_leads', { phone: null, email: null }],
  ['contact_consents', { notice_version: '' }],
  ['contact_consents', { language: '' }],
  ['card_reports', { reason: 'ugly' }],
  ['card_reports', { status: 'lost' }],
  ['card_reports', { card_name: '' }],
  ['card_takedowns', { reason: 'ugly' }],
  ['card_takedowns', { card_name: '' }],
  ['card_takedowns', { lift_message: 'back again' }],
  ['canned_answers', { language: 'h1' }],
  ['canned_answers', { title: '' }],
  ['canned_answers', { body: '' }],
  ['messages', { content: '' }],
  ['notifications', { title: '' }],
  ['notifications', { type: 'spam' }],
  ['nfc_products', { translations: '[]' }],
  ['nfc_products', { regular_price: '-1' }],
  ['nfc_products', { additional_card_price: '-1' }],
  ['nfc_products', { max_quantity: 0 }],
  ['nfc_products', { max_quantity: 10_001 }],
  ['physical_card_orders', { price_snapshot: '[]' }],
  ['physical_card_orders', { planned_cards: '{}' }],
  ['physical_card_orders', { status: 'lost' }],
  ['physical_card_orders', { quantity: 0 }],
  ['physical_card_orders', { total_amount: '-1' }],
  ['physical_card_orders', { shipping_address: '[]' }],
  ['physical_card_orders', { payment_method: 'cash' }],
  ['physical_card_orders', { status: 'shipped' }],
  ['card_allocations', { quantity: 0 }],
  ['card_allocations', { status: 'stolen' }],
  ['card_allocations', { tap_code: 'short' }],
  ['card_allocations', { tap_code: 'UPPERCASE12345' }],
  ['chip_claim_codes', { code_hash: 'ABCDEFGHJKMNPQRS' }],
  ['chip_claim_codes', { wrong_tries: 6 }],
  ['chip_claim_codes', { wrong_tries: -1 }],
  ['chip_hand_overs', { status: 'lost' }],
  ['chip_hand_overs', { status: 'accepted' }],
  ['chip_hand_overs', { closed_at: '2026-11-21' }],
  ['chip_hand_overs', { named_as: '' }],
  ['chip_steps', { action: 'steal' }],
  ['chip_steps', { before: '[]' }],
  ['chip_steps', { after: '"live"' }],
  ['blog_posts', { slug: '' }],
  ['blog_posts', { slug: 'Upper' }],
  ['blog_posts', { title: '' }],
  ['blog_posts', { reading_time: 0 }],
  ['blog_posts', { like_count: -1 }],
  ['blog_posts', { tags: '{}' }],
  ['blog_posts', { related_articles: '1' }],
  ['blog_likes', { visitor_hash: null }],
  ['sessions', { data: '[]' }],
  ['access_tokens', { token_hash: 'plain' }],
  ['error_logs', { error_details: 'x'.repeat(20_001) }],
  ['mail_log', { status: 'read' }],
  ['mail_log', { language: 'e' }],
  ['mail_log', { attempts: -1 }],
])('%s refuses %o', async (table, values) => {
  await expect(change(table, values)).rejects.toMatchObject({ code: checkViolation, table });
});

test.each<[string, Record<string, unknown>]>([
  ['users', { username: 'x'.repeat(20) }],
  ['business_profiles', { custom_slug: 'דנה-לוי-2' }],
  ['physical_card_orders', { status: 'paid', tracking_number: 'RR1IL' }],
  ['packages', { recurring_payment_uid: 'alone', second_provider_subscription_id: null }],
  ['contact_leads', { phone: null }],
  // A language that the contract adds needs no migration.
  ['users', { language: 'ar' }],
  ['mail_log', { language: 'fr' }],
  ['products', { monthly_price: '9999999999.99' }],
])('%s takes %o', async (table, values) => {
  await expect(change(table, values)).resolves.toBeUndefined();
});

test('a text that is too long is refused, never cut', async () => {
  await expect(change('user_payment_methods', { last4_digits: '12345' })).rejects.toMatchObject({
    code: tooLongViolation,
  });
  await expect(change('receipts', { currency: 'SHEKEL' })).rejects.toMatchObject({
    code: tooLongViolation,
  });
  await expect(change('users', { username: 'x'.repeat(21) })).rejects.toMatchObject({
    code: checkViolation,
  });
});

test.each(
  ['business_name', 'user_id', 'template', 'custom_links', 'show_contact_form', 'updated_at'].map((name) => [
    name,
  ]),
)('a card always has %s', async (column) => {
  await expect(change('business_profiles', { [column]: null })).rejects.toMatchObject({
    code: notNullViolation,
    column,
  });
});
