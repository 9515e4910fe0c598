import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { CardBehaviour } from '../../contract/payments/sandbox-cards.ts';
import { disputeCharge } from '../../domains/payments/sandbox/dispute-calls.ts';
import { callbackOf, disputeCallbackOf } from '../../domains/payments/sandbox/send-callbacks.ts';
import { startPsp } from '../../domains/payments/sandbox/start-psp.ts';
import {
  disputes,
  pages,
  tokens,
  transactions,
  type PspTransaction,
} from '../../domains/payments/sandbox/tables.ts';
import { takeCard } from '../../domains/payments/sandbox/take-card.ts';
import { keptCallbacks, openDoor, type Door, type OutsideService } from './outside-service.ts';

interface Options {
  provider: 'sandbox' | 'payplus';
  /** The service's own database; of the sandbox, the application's. */
  knex: Knex;
  secret: string;
  /** Where its payment pages lie. */
  publicUrl: string;
  clock: { now(): Date };
}

const card = { four_digits: '4580', expiry_month: '08', expiry_year: '2040' };

/** The sandbox's service, which speaks PayPlus's words, for the adapters of both. */
export async function startPayPlusService({
  provider,
  knex,
  secret,
  ...rest
}: Options): Promise<OutsideService> {
  const { clock } = rest;
  // What it does is of its own day, not of the machine's.
  const shift = `interval '${clock.now().getTime() - Date.now()} milliseconds'`;
  for (const table of ['pages', 'tokens', 'transactions'])
    await knex.raw(
      `alter table sandbox_psp.${table} alter column created_at set default clock_timestamp() + ${shift}`,
    );
  const psp = await startPsp({ knex, secret, ...rest });
  const tell = (rows: readonly PspTransaction[]) => rows.map((row) => callbackOf(row, secret));
  const door: Door = {
    ...keptCallbacks(),
    async pay({ page, behaviour }) {
      const uid = page.split('/').at(-1) ?? '';
      const typed = { behaviour, last4: '4580', expiryMonth: '08', expiryYear: '2040', cvv: '123' };
      const taken = await takeCard(knex, uid, { ...typed, isDisputed: false } as never, clock.now());
      return tell(taken?.transactions ?? []);
    },
    async token({ behaviour }) {
      const holder = { uid: randomUUID(), customer_uid: randomUUID() };
      await tokens(knex).insert({ ...holder, behaviour, ...card });
      return { token: holder.uid, customerId: holder.customer_uid };
    },
    async behave({ token, behaviour }: { token: string; behaviour: CardBehaviour }) {
      await tokens(knex).where({ uid: token }).update({ behaviour });
      return null;
    },
    async again({ reference }) {
      const paid = await transactions(knex).where({ more_info: reference, status_code: '000' }).first();
      if (!paid) throw new Error(`nothing was charged under ${reference}`);
      const { uid: _former, created_at: _then, ...same } = paid;
      return tell((await transactions(knex).insert(same).returning('*')) as PspTransaction[]);
    },
    async late({ reference, amountMinor }) {
      const page = await pages(knex).where({ more_info: reference }).first();
      const charge = { type: 'Charge', status_code: '000', currency: 'ILS', ...card } as const;
      await transactions(knex).insert({
        ...charge,
        more_info: reference,
        amount: (amountMinor / 100).toFixed(2),
        page_uid: page?.uid ?? null,
        customer_uid: page?.customer_uid ?? null,
      } as never);
      return null;
    },
    async lose({ txnId }) {
      const charge = await transactions(knex).where({ uid: txnId }).first();
      if (!charge) throw new Error(`no charge ${txnId}`);
      const { uid } = await knex.transaction((trx) => disputeCharge(trx, charge, clock.now()));
      const [lost] = await disputes(knex)
        .where({ uid })
        .update({ status: 'lost', decided_at: clock.now() })
        .returning('*');
      return [disputeCallbackOf(lost as never, secret)];
    },
    async renew() {
      throw new Error('this service repeats no charge by itself');
    },
    async moved() {
      const rows = await transactions(knex)
        .where({ status_code: '000' })
        .whereIn('type', ['Charge', 'Refund'])
        .orderBy('created_at');
      return rows.map(({ type, more_info: reference, uid, amount }) => ({
        direction: type === 'Refund' ? ('refund' as const) : ('charge' as const),
        reference,
        txnId: uid,
        amountMinor: Math.round(Number(amount) * 100),
      }));
    },
  };
  const opened = await openDoor(door);
  return {
    provider,
    baseUrl: psp.baseUrl,
    doorUrl: opened.url,
    door,
    async close() {
      await opened.close();
      await psp.stop();
    },
  };
}
