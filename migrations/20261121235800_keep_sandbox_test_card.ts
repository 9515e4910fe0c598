import type { Knex } from 'knex';

/** What the sandbox knows the stored cards of demo owners by (api/adapters/payments/sandbox-provider.ts). */
const testToken = 'feedface-cafe-4bed-aced-decafbaddeed';

/** The card that demo owners have stored stands in the sandbox's books from the beginning. */
export async function up(knex: Knex): Promise<void> {
  await knex('sandbox_psp.tokens')
    .insert({
      uid: testToken,
      customer_uid: testToken,
      behaviour: 'approved',
      four_digits: '4580',
      expiry_month: '12',
      expiry_year: '2099',
    })
    .onConflict('uid')
    .ignore();
}

export async function down(knex: Knex): Promise<void> {
  await knex('sandbox_psp.tokens').where({ uid: testToken }).delete();
}
