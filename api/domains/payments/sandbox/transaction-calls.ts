import type { Knex } from 'knex';
import { z } from 'zod';
import { sandboxShop } from '../../../adapters/payments/sandbox-provider.ts';
import { chargedAmount, tokenAnswer, visibleFrom } from './card-answers.ts';
import { dividedInto } from './installments.ts';
import { LostAnswer, PspError } from './psp-error.ts';
import { days, transactionsOfDays } from './statement-calls.ts';
import { tokens, transactions, visibleTransactions, type PspToken, type PspTransaction } from './tables.ts';
import { flatTransaction, nestedTransaction } from './wire-answers.ts';

const amount = z.number().positive().max(1_000_000);
const charge = z
  .object({
    terminal_uid: z.literal(sandboxShop.terminalUid),
    cashier_uid: z.literal(sandboxShop.cashierUid),
    amount,
    currency_code: z.literal('ILS'),
    use_token: z.literal(true),
    token: z.uuid(),
    customer_uid: z.uuid().optional(),
    more_info_1: z.string().max(200).default(''),
    credit_terms: z.union([z.literal(1), z.literal(8)]).default(1),
    payments: z.number().int().min(2).max(36).optional(),
  })
  // Shva's 8 is a charge in payments, and needs their number.
  .refine(({ credit_terms: terms, payments }) => (terms === 8) === (payments !== undefined), {
    path: ['payments'],
  });

/** `Transactions/Charge`: charges a stored card without the customer. */
export async function chargeStoredCard(knex: Knex, body: unknown, now: Date): Promise<unknown> {
  const asked = parse(charge, body);
  const token = await tokens(knex).where({ uid: asked.token }).whereNull('removed_at').first();
  if (!token || (asked.customer_uid && asked.customer_uid !== token.customer_uid))
    throw new PspError('token-not-found', { status: 422 });
  const wanted = {
    amount: asked.amount.toFixed(2),
    currency: asked.currency_code,
    more_info: asked.more_info_1,
    payments: asked.payments ?? 1,
  };
  const row = await chargeToken(knex, token, wanted, now);
  if (token.behaviour === 'charged_then_cut' || row.visible_from) throw new LostAnswer('cut');
  if (row.status_code !== '000') throw new PspError('transaction-declined', { data: nestedTransaction(row) });
  return nestedTransaction(row);
}

/**
 * Charges a stored card.
 * @throws {LostAnswer} when the card leaves the connection hanging, uncharged
 */
export async function chargeToken(
  knex: Knex,
  token: PspToken,
  {
    payments = 1,
    ...values
  }: Pick<PspTransaction, 'amount' | 'currency' | 'more_info'> & {
    recurring_uid?: string;
    payments?: number;
  },
  now: Date,
): Promise<PspTransaction> {
  const code = tokenAnswer(token.behaviour);
  if (code === null) throw new LostAnswer('hang');
  const amount = chargedAmount(token.behaviour, values.amount);
  const [row] = (await transactions(knex)
    .insert({
      ...values,
      amount,
      ...dividedInto(payments, amount),
      visible_from: visibleFrom(token.behaviour, now),
      type: 'Charge',
      status_code: code,
      token_uid: token.uid,
      customer_uid: token.customer_uid,
      four_digits: token.four_digits,
      expiry_month: token.expiry_month,
      expiry_year: token.expiry_year,
    })
    .returning('*')) as [PspTransaction];
  return row;
}

const search = z.object({
  transaction_uid: z.uuid().optional(),
  more_info: z.string().min(1).max(200).optional(),
});

/** `Transactions/View`: finds transactions by number or by the shop's own reference, the newest first; or by days. */
export async function viewTransactions(knex: Knex, body: unknown, now: Date): Promise<unknown> {
  const byDay = days.safeParse(body);
  if (byDay.success) return transactionsOfDays(knex, byDay.data, now);
  const { transaction_uid: uid, more_info: info } = parse(search, body);
  if (!uid && !info) throw new PspError('invalid search', { status: 422 });
  const found = await visibleTransactions(knex, now)
    .where(uid ? { uid } : { more_info: info ?? '' })
    .orderBy('created_at', 'desc')
    .limit(500);
  return { transactions: found.map(flatTransaction) };
}

const refund = z.object({
  transaction_uid: z.uuid(),
  amount,
  more_info_1: z.string().max(200).default(''),
});

/** `Transactions/RefundByTransactionUID`: refunds all or a part, together never more than was charged. */
export async function refundTransaction(knex: Knex, body: unknown, now: Date): Promise<unknown> {
  const asked = parse(refund, body);
  return knex.transaction(async (trx) => {
    const charged = await visibleTransactions(trx, now)
      .where({ uid: asked.transaction_uid, type: 'Charge', status_code: '000' })
      .forUpdate()
      .first();
    if (!charged) throw new PspError('transaction-not-found', { status: 422 });
    const before = await transactions(trx)
      .where({ parent_uid: charged.uid, status_code: '000' })
      .select('amount');
    const agorot = (text: string | number) => Math.round(Number(text) * 100);
    const given = before.reduce((sum, row) => sum + agorot(row.amount), 0);
    if (given + agorot(asked.amount) > agorot(charged.amount))
      throw new PspError('refund-exceeds-charge', { status: 422 });
    const [row] = (await transactions(trx)
      .insert({
        parent_uid: charged.uid,
        type: 'Refund',
        status_code: '000',
        amount: asked.amount.toFixed(2),
        currency: charged.currency,
        more_info: asked.more_info_1,
        token_uid: charged.token_uid,
        customer_uid: charged.customer_uid,
        four_digits: charged.four_digits,
        expiry_month: charged.expiry_month,
        expiry_year: charged.expiry_year,
      })
      .returning('*')) as [PspTransaction];
    return nestedTransaction(row);
  });
}

/** `Token/Remove/{uid}`: deletes a stored card. */
export async function removeToken(knex: Knex, uid: string, now: Date): Promise<unknown> {
  const changed = await tokens(knex).where({ uid }).whereNull('removed_at').update({ removed_at: now });
  if (changed === 0) throw new PspError('token-not-found', { status: 422 });
  return { token_uid: uid };
}

/**
 * Checks the body of a request against a schema.
 * @throws {PspError} 422 that names the first wrong field
 */
export function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new PspError(`invalid ${parsed.error.issues[0]?.path.join('.') ?? 'body'}`, { status: 422 });
}
