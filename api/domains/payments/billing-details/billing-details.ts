import type { Knex } from 'knex';
import type {
  BillingDetailsInput,
  BillingDetailsView,
} from '../../../contract/payments/billing-details.schema.ts';
import { BillingDetails } from '../../../models/BillingDetails.ts';
import { User } from '../../../models/User.ts';

/** Gives what a customer's documents say of them, with what they say where nothing was given. */
export async function readBillingDetails(knex: Knex, userId: number): Promise<BillingDetailsView> {
  const { username, email } = await User.query(knex).findById(userId).throwIfNotFound();
  const given = await BillingDetails.query(knex).findById(userId);
  return {
    name: given?.name ?? null,
    number: given?.number ?? null,
    address: given?.address ?? null,
    email: given?.email ?? null,
    account: { name: username, email },
  };
}

/** Keeps what a customer wants on their next documents; without a name the account's own stands there again. */
export async function saveBillingDetails(
  trx: Knex.Transaction,
  userId: number,
  { name, ...rest }: BillingDetailsInput,
): Promise<void> {
  if (name === null) {
    await BillingDetails.query(trx).deleteById(userId);
    return;
  }
  await BillingDetails.query(trx)
    .insert({ userId, name, ...rest })
    .onConflict('user_id')
    .merge(['name', 'number', 'address', 'email']);
}
