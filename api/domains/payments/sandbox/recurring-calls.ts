import type { Knex } from 'knex';
import { z } from 'zod';
import { sandboxShop } from '../../../adapters/payments/sandbox-provider.ts';
import { PspError } from './psp-error.ts';
import { recurring, tokens, visibleTransactions, type PspRecurring } from './tables.ts';
import { chargeToken, parse } from './transaction-calls.ts';
import { flatTransaction, nestedTransaction } from './wire-answers.ts';

const items = z
  .array(z.object({ quantity: z.number().int().positive(), price: z.number().positive().max(1_000_000) }))
  .min(1);
const add = z.object({
  customer_uid: z.uuid(),
  card_token: z.uuid(),
  terminal_uid: z.literal(sandboxShop.terminalUid),
  cashier_uid: z.literal(sandboxShop.cashierUid),
  currency_code: z.literal('ILS'),
  recurring_type: z.number().int().min(0).max(2),
  recurring_range: z.number().int().min(1).max(365),
  number_of_charges: z.number().int().min(0),
  start_date: z.iso.date(),
  items,
});

const sumOf = (list: z.output<typeof items>) =>
  (list.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0) / 100).toFixed(2);

/** `RecurringPayments/Add`: starts a repeated charge; today is too early for a start, as with PayPlus. */
export async function addRecurring(knex: Knex, body: unknown, now: Date): Promise<unknown> {
  const asked = parse(add, body);
  if (asked.start_date <= now.toISOString().slice(0, 10))
    throw new PspError('invalid start_date', { status: 422 });
  const token = await tokens(knex)
    .where({ uid: asked.card_token, customer_uid: asked.customer_uid })
    .whereNull('removed_at')
    .first();
  if (!token) throw new PspError('token-not-found', { status: 422 });
  const [row] = (await recurring(knex)
    .insert({
      customer_uid: asked.customer_uid,
      token_uid: asked.card_token,
      amount: sumOf(asked.items),
      currency: asked.currency_code,
      recurring_type: asked.recurring_type,
      recurring_range: asked.recurring_range,
      number_of_charges: asked.number_of_charges,
      start_date: asked.start_date,
    })
    .returning('*')) as [PspRecurring];
  return { recurring_uid: row.uid };
}

/** `RecurringPayments/Update/{uid}`: changes the amount from now on. */
export function updateRecurring(knex: Knex, uid: string, body: unknown): Promise<unknown> {
  return change(knex, uid, { amount: sumOf(parse(z.object({ items }), body).items) });
}

/** `RecurringPayments/{uid}/Valid`: pauses and resumes. */
export function setRecurringValid(knex: Knex, uid: string, body: unknown): Promise<unknown> {
  return change(knex, uid, { valid: parse(z.object({ valid: z.boolean() }), body).valid });
}

/** `RecurringPayments/DeleteRecurring/{uid}`: ends a repeated charge. */
export function deleteRecurring(knex: Knex, uid: string, now: Date): Promise<unknown> {
  return change(knex, uid, { deleted_at: now, valid: false });
}

/** `RecurringPayments/{uid}/ViewRecurring`: the state of a repeated charge. */
export async function viewRecurring(knex: Knex, uid: string): Promise<unknown> {
  const row = await find(knex, uid);
  return {
    recurring_uid: row.uid,
    valid: row.valid,
    amount: Number(row.amount),
    currency_code: row.currency,
    recurring_type: row.recurring_type,
    recurring_range: row.recurring_range,
    number_of_charges: row.number_of_charges,
    start_date: row.start_date,
  };
}

/** `RecurringPayments/{uid}/ViewRecurringCharge`: its charges, newest first. */
export async function viewRecurringCharges(
  knex: Knex,
  uid: string,
  { take, now }: { take: number; now: Date },
): Promise<unknown> {
  const row = await find(knex, uid);
  const found = await visibleTransactions(knex, now)
    .where({ recurring_uid: row.uid })
    .orderBy('created_at', 'desc')
    .limit(Math.min(Math.max(take, 1), 500));
  return { charges: found.map(flatTransaction) };
}

/** `RecurringPayments/AddRecurringCharge/{uid}`: makes one charge now. The sandbox charges nothing by the calendar. */
export async function addRecurringCharge(knex: Knex, uid: string, now: Date): Promise<unknown> {
  const row = await find(knex, uid);
  const token = await tokens(knex).where({ uid: row.token_uid }).whereNull('removed_at').first();
  if (!row.valid || !token) throw new PspError('recurring-is-not-valid', { status: 422 });
  const { amount, currency } = row;
  const asked = { amount, currency, more_info: '', recurring_uid: uid };
  const charged = await chargeToken(knex, token, asked, now);
  if (charged.status_code !== '000')
    throw new PspError('transaction-declined', { data: nestedTransaction(charged) });
  return nestedTransaction(charged);
}

async function find(knex: Knex, uid: string): Promise<PspRecurring> {
  const row = await recurring(knex).where({ uid }).whereNull('deleted_at').first();
  if (!row) throw new PspError('recurring-not-found');
  return row;
}

async function change(knex: Knex, uid: string, values: Partial<PspRecurring>): Promise<unknown> {
  const changed = await recurring(knex).where({ uid }).whereNull('deleted_at').update(values);
  if (changed === 0) throw new PspError('recurring-not-found');
  return { recurring_uid: uid };
}
