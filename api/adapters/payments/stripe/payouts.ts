import { z } from 'zod';
import type { PayoutCalls, PayoutEntry, PayoutEntryKind, PayoutsResult, ToldPayout } from '../payout-port.ts';
import { maxStatementPages } from '../statement-port.ts';
import type { StripeAnswer, StripeCaller } from './call-stripe.ts';

const pageSize = 100;
const moment = z.number().transform((value) => new Date(value * 1_000));
const currency = z
  .string()
  .min(1)
  .transform((code) => code.toUpperCase());

const payout = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  currency,
  arrival_date: moment,
  status: z.string(),
  automatic: z.boolean(),
  reconciliation_status: z.string().nullish(),
});
/** A charge, a refund or a dispute, which stands behind a line of the balance. */
const source = z.object({
  id: z.string().min(1),
  object: z.string().optional(),
  amount: z.number().int().optional(),
  currency: currency.optional(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ reference: z.string().optional() }).nullish(),
});
const line = z.object({
  id: z.string().min(1),
  type: z.string(),
  amount: z.number().int(),
  fee: z.number().int(),
  created: moment,
  source: z.union([source, z.string()]).nullish(),
});
const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), has_more: z.boolean() });
const payoutPage = listOf(payout);
const linePage = listOf(line);

const statuses: Record<string, ToldPayout['status']> = {
  pending: 'pending',
  in_transit: 'pending',
  paid: 'paid',
  failed: 'failed',
};
const kinds: Record<string, PayoutEntryKind> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

type Failed = Exclude<PayoutsResult, { kind: 'ok' }>;
type Row = { id: string };
type Page<T> = { data: T[]; has_more: boolean };

/** Payouts of an account at Stripe, each with the transactions of the balance that it settles. */
export function stripePayouts(caller: StripeCaller): PayoutCalls {
  return {
    async list({ fromDay, toDay }) {
      const found = await everyPage(payoutPage, (after) =>
        caller.call('payouts.list', null, (stripe) =>
          stripe.payouts.list({
            arrival_date: { gte: dawn(fromDay), lte: dawn(toDay) },
            limit: pageSize,
            ...(after && { starting_after: after }),
          }),
        ),
      );
      if (!Array.isArray(found)) return found;
      const payouts: ToldPayout[] = [];
      for (const one of found) {
        const status = statuses[one.status];
        // One that is cancelled settles nothing; one whose lines are still being gathered is taken when they are whole.
        if (!status || (one.automatic && one.reconciliation_status === 'in_progress')) continue;
        const entries = one.automatic ? await entriesOf(caller, one.id) : null;
        if (entries && !Array.isArray(entries)) return entries;
        payouts.push({
          payoutUid: one.id,
          status,
          valueDay: one.arrival_date.toISOString().slice(0, 10),
          netMinor: status === 'failed' ? 0 : one.amount,
          currency: one.currency,
          entries,
        });
      }
      return { kind: 'ok', payouts };
    },
  };
}

/** Days of value are Stripe's midnights in UTC. */
const dawn = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1_000;

async function entriesOf(caller: StripeCaller, payoutUid: string): Promise<PayoutEntry[] | Failed> {
  const lines = await everyPage(linePage, (after) =>
    caller.call('balance_transactions.list', null, (stripe) =>
      stripe.balanceTransactions.list({
        payout: payoutUid,
        limit: pageSize,
        expand: ['data.source'],
        ...(after && { starting_after: after }),
      }),
    ),
  );
  if (!Array.isArray(lines)) return lines;
  const entries: PayoutEntry[] = [];
  for (const one of lines) {
    // The payout itself is among the transactions that it settles.
    if (one.type === 'payout') continue;
    const from = typeof one.source === 'string' ? null : (one.source ?? null);
    const kind = from?.object === 'dispute' ? 'dispute' : (kinds[one.type] ?? 'other');
    if (!from && (kind === 'charge' || kind === 'refund'))
      return { kind: 'unknown', cause: `${one.id} without its ${one.type}` };
    entries.push(entryOf(one, kind, from));
  }
  return entries;
}

function entryOf(
  { id, amount, fee, created }: z.output<typeof line>,
  kind: PayoutEntryKind,
  from: z.output<typeof source> | null,
): PayoutEntry {
  const isPayment = kind === 'charge' || kind === 'refund';
  const sign = kind === 'refund' ? -1 : 1;
  return {
    entryUid: id,
    kind,
    // Our number of a charge is the payment's.
    txnId: !from || !isPayment ? null : kind === 'charge' ? (from.payment_intent ?? from.id) : from.id,
    disputeUid: kind === 'dispute' && from ? from.id : null,
    reference: from?.metadata?.reference ?? null,
    amountMinor: amount,
    feeMinor: fee,
    original:
      isPayment && from?.amount !== undefined && from.currency !== undefined
        ? { minor: sign * from.amount, currency: from.currency }
        : null,
    at: created,
  };
}

/** Every row of a list; a part of one is none. */
async function everyPage<T extends Row>(
  page: z.ZodType<Page<T>>,
  ask: (after: string | undefined) => Promise<StripeAnswer<unknown>>,
): Promise<T[] | Failed> {
  const rows: T[] = [];
  for (let count = 0; count < maxStatementPages; count += 1) {
    const answer = await ask(rows.at(-1)?.id);
    if (answer.kind === 'refused') return { kind: 'unknown', cause: `HTTP ${answer.status}` };
    if (answer.kind !== 'ok') return answer;
    const read = page.safeParse(answer.data);
    if (!read.success) return { kind: 'unknown', cause: 'an answer that makes no sense' };
    rows.push(...read.data.data);
    if (!read.data.has_more || read.data.data.length === 0) return rows;
  }
  return { kind: 'unknown', cause: 'a list without an end' };
}
