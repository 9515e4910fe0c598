import type { Knex } from 'knex';
import { sandboxPayouts } from '../../../adapters/payments/sandbox-payouts.ts';
import { sandboxShop } from '../../../adapters/payments/sandbox-provider.ts';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';
import type { BillingDeps } from '../../../domains/payments/attempts/effect.ts';
import { transactions } from '../../../domains/payments/sandbox/tables.ts';
import { lockPayouts, matchPayouts } from '../../../domains/payments/payouts/match-payouts.ts';
import { storePayouts } from '../../../domains/payments/payouts/store-payouts.ts';
import {
  listPayouts,
  payoutDays,
  payoutLines,
  viewPayout,
} from '../../../domains/payments/sandbox/payout-calls.ts';
import { matchStatement, storeStatement } from '../../../domains/payments/statement/match-statement.ts';
import { hooks } from '../../../domains.ts';
import { transition, type Effect } from '../../../domains/payments/index.ts';
import type { SeedContext } from './context.ts';

/** A moment of the past as the product sees it while a demo payment is made. */
export interface Present {
  trx: Knex.Transaction;
  deps: BillingDeps;
  now: Date;
}

/** Something that happened to money, or to what was paid for. */
export interface MoneyMoment {
  at: Date;
  /** Every step of it bears the number of the payment, and so its time. */
  isPayment?: true;
  happen(present: Present): Promise<void>;
}

/** An order of the demo has its chips already, with codes that never change. */
const orderPayment: Effect = {
  ...hooks.payments.effects.order,
  async succeeded(trx, _deps, { attempt, order }, { approved, cause }) {
    if (!order) throw new Error(`attempt ${attempt.id} pays for no order`);
    await transition(trx, 'physical_card_orders', order.id, 'paid', cause, {
      transactionId: approved.txnId,
    });
  },
};

const demoHooks: BillingDeps['hooks'] = {
  ...hooks,
  payments: { ...hooks.payments, effects: { ...hooks.payments.effects, order: orderPayment } },
};

/** Lets everything happen in the order of its moments, so that documents are numbered in the order of payment. */
export async function liveThrough(
  { trx, env }: Pick<SeedContext, 'trx' | 'env'>,
  moments: readonly MoneyMoment[],
): Promise<void> {
  for (const { at, happen, isPayment } of moments.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )) {
    const deps: BillingDeps = { knex: trx, env, hooks: demoHooks, clock: { now: () => at } };
    await happen({ trx, deps, now: at });
    // The steps of this moment are the ones that this transaction has stamped with its own time.
    if (!isPayment) await stampSteps(trx, at);
  }
  await stampPayments(trx);
}

async function stampSteps(trx: Knex.Transaction, at: Date): Promise<void> {
  await trx('state_transitions')
    .where('created_at', trx.fn.now())
    .whereNull('attempt_id')
    .update({ created_at: at });
  await stampPayments(trx);
}

async function stampPayments(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `update state_transitions set created_at = attempt.sent_at from payment_attempts attempt
     where attempt.id = attempt_id and state_transitions.created_at = now()`,
  );
}

/**
 * Gives the rows the times of what happened to them instead of today's, and leaves out what its readers have long
 * deleted: the mails and notifications of the time.
 */
export async function settlePast({ trx, now }: SeedContext): Promise<void> {
  await trx('mail_log').delete();
  await trx('notifications').delete();
  // A charge that was declined days ago was asked about again since, and the answer was the same.
  await trx('payment_attempts').where('next_check_at', '<=', now).update({ next_check_at: null });
  const lastStep = (entity: string) =>
    `select max(created_at) from state_transitions where entity = '${entity}' and entity_id = ${entity}.id`;
  await changedAt(trx, 'payment_attempts', 'coalesce(closed_at, sent_at, created_at)');
  await changedAt(trx, 'packages', `coalesce((${lastStep('packages')}), created_at)`);
  await changedAt(trx, 'physical_card_orders', `coalesce((${lastStep('physical_card_orders')}), created_at)`);
  await changedAt(trx, 'user_payment_methods', 'coalesce(last_used, created_at)');
  await trx.raw(
    `update recurring_payments set created_at = recurring_payments.start_date, updated_at = package.updated_at
     from packages package where package.id = package_id and recurring_payments.updated_at = now()`,
  );
}

/** A row that has the time already is left alone: the database's trigger would stamp it with the present. */
async function changedAt(trx: Knex.Transaction, table: string, at: string): Promise<void> {
  await trx.raw(`update ${table} set updated_at = ${at} where updated_at <> ${at}`);
}

/**
 * Lays the sandbox's statement beside the demo payments, as the product does each morning.
 * @throws {Error} when they differ
 */
export async function matchDemoStatement({ trx, calendar }: SeedContext): Promise<void> {
  const moved = await transactions(trx).where({ status_code: '000' }).orderBy(['created_at', 'uid']);
  const seenAt = calendar.hoursAgo(0);
  await storeStatement(
    trx,
    'sandbox',
    moved.map((row) => ({
      direction: row.type === 'Refund' ? ('refund' as const) : ('charge' as const),
      txnId: row.uid,
      parentTxnId: row.parent_uid,
      reference: row.more_info,
      amount: { minor: toMinor(row.amount), currency: row.currency },
      at: row.created_at,
    })),
    seenAt,
  );
  const range = { from: calendar.day(-1_000), until: calendar.day(2) };
  const differences = await matchStatement(trx, 'sandbox', range, seenAt);
  if (differences.length > 0)
    throw new Error(`the sandbox's statement differs from ${differences.length} demo payments`);
  await trx('statement_lines').update({ created_at: seenAt, updated_at: seenAt });
}

/**
 * Lays what the sandbox paid out to the bank beside the demo payments, as the product does each morning.
 * @throws {Error} when they differ
 */
export async function matchDemoPayouts({ trx, calendar }: SeedContext): Promise<void> {
  const now = calendar.hoursAgo(0);
  // The sandbox's own answers, without the way through HTTP.
  const calls = sandboxPayouts(
    async ({ operation, body }) => ({
      kind: 'ok',
      data:
        operation === 'Payouts/List'
          ? await listPayouts(trx, payoutDays.parse(body), now)
          : await viewPayout(trx, payoutLines.parse(body), now),
    }),
    sandboxShop.terminalUid,
  );
  const answer = await calls.list({
    fromDay: wallClock(calendar.day(-1_000)).date,
    toDay: wallClock(calendar.day(10)).date,
  });
  if (answer.kind !== 'ok') throw new Error(`the sandbox tells of no payouts: ${answer.cause}`);
  await lockPayouts(trx);
  await storePayouts(trx, 'sandbox', answer.payouts, now);
  const due = { at: now, from: calendar.day(-1_000), until: calendar.day(-14) };
  const differences = await matchPayouts(trx, 'sandbox', due);
  if (differences.length > 0)
    throw new Error(`the sandbox's payouts differ from ${differences.length} demo payments`);
  for (const table of ['payouts', 'payout_lines'])
    await trx(table).update({ created_at: now, updated_at: now });
}
