import { z } from 'zod';
import {
  maxStatementPages,
  type StatementEntry,
  type StatementRange,
  type StatementResult,
} from '../statement-port.ts';
import type { StripeCaller } from './call-stripe.ts';

const pageSize = 100;
const metadata = z.object({ reference: z.string().optional() }).nullish();
/** A charge or a refund, which stands behind a line of the balance; of a charge the payment's number is ours. */
const source = z.object({
  id: z.string().min(1),
  amount: z.number().int().min(0),
  currency: z.string().min(1),
  payment_intent: z.string().nullish(),
  metadata,
});
const line = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number().transform((value) => new Date(value * 1_000)),
  source: z.union([source, z.string()]).nullish(),
});
const page = z.object({ data: z.array(line), has_more: z.boolean() });

const charges = new Set(['charge', 'payment']);
const refunds = new Set(['refund', 'payment_refund']);

/** Reads the charges and refunds of these days from the balance's transactions, page by page. */
export async function stripeStatement(
  caller: StripeCaller,
  { from, until }: StatementRange,
): Promise<StatementResult> {
  const created = { gte: Math.floor(from.getTime() / 1_000), lt: Math.floor(until.getTime() / 1_000) };
  const entries: StatementEntry[] = [];
  let after: string | undefined;
  for (let count = 0; count < maxStatementPages; count += 1) {
    const answer = await caller.call('balance_transactions.list', null, (stripe) =>
      stripe.balanceTransactions.list({
        created,
        limit: pageSize,
        expand: ['data.source'],
        ...(after && { starting_after: after }),
      }),
    );
    if (answer.kind === 'refused') return { kind: 'unknown', cause: `HTTP ${answer.status}` };
    if (answer.kind !== 'ok') return answer;
    const read = page.safeParse(answer.data);
    if (!read.success) return { kind: 'unknown', cause: 'an answer that makes no sense' };
    for (const one of read.data.data) {
      const isRefund = refunds.has(one.type);
      if (!isRefund && !charges.has(one.type)) continue;
      if (!one.source || typeof one.source === 'string')
        return { kind: 'unknown', cause: `${one.id} without its ${one.type}` };
      entries.push(entryOf(one.source, isRefund, one.created));
    }
    after = read.data.data.at(-1)?.id;
    if (!read.data.has_more || !after) return { kind: 'ok', entries };
  }
  return { kind: 'unknown', cause: 'a balance without an end' };
}

function entryOf(of: z.output<typeof source>, isRefund: boolean, at: Date): StatementEntry {
  const payment = of.payment_intent ?? null;
  return {
    direction: isRefund ? 'refund' : 'charge',
    txnId: isRefund ? of.id : (payment ?? of.id),
    parentTxnId: isRefund ? payment : null,
    reference: of.metadata?.reference ?? null,
    amount: { minor: of.amount, currency: of.currency.toUpperCase() },
    at,
  };
}
