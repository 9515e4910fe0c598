import { z } from 'zod';
import { fromDecimal } from './payplus/amounts.ts';
import type { WireAnswer, WireRequest } from './payplus/wire.ts';
import type { PayoutCalls, PayoutEntry, PayoutsResult, ToldPayout } from './payout-port.ts';
import { maxStatementPages } from './statement-port.ts';

/** What the sandbox says beyond PayPlus's format: PayPlus documents no call about deposits. */
const minor = z.unknown().transform((value, context) => {
  const read = fromDecimal(value);
  if (read === null) context.addIssue('no amount of money');
  return read ?? 0;
});
const payouts = z.object({
  payouts: z.array(
    z.object({
      payout_uid: z.string().min(1).max(200),
      value_date: z.iso.date(),
      status: z.enum(['in_transit', 'paid']),
      net: minor,
      currency: z.string().regex(/^[A-Z]{3}$/u),
    }),
  ),
});
const lines = z.object({
  lines: z.array(
    z.object({
      line_uid: z.string().min(1).max(200),
      type: z.enum(['Charge', 'Refund', 'Dispute', 'Fee']),
      transaction_uid: z.string().nullable(),
      dispute_uid: z.string().nullable(),
      more_info: z.string().nullable(),
      amount: minor,
      fee: minor,
      date: z.coerce.date(),
    }),
  ),
});

const pageSize = 500;
const kinds = { Charge: 'charge', Refund: 'refund', Dispute: 'dispute', Fee: 'fee' } as const;
const senseless = { kind: 'unknown', cause: 'an answer that makes no sense' } as const;

type Ask = (request: WireRequest) => Promise<WireAnswer>;
type Failed = Exclude<PayoutsResult, { kind: 'ok' }>;

/** Payouts of the sandbox. */
export function sandboxPayouts(ask: Ask, terminalUid: string): PayoutCalls {
  return {
    async list({ fromDay, toDay }) {
      const body = { terminal_uid: terminalUid, from_date: fromDay, until_date: toDay };
      const answer = await post(ask, 'Payouts/List', body);
      if (answer.kind !== 'ok') return answer;
      const read = payouts.safeParse(answer.data);
      if (!read.success) return senseless;
      const told: ToldPayout[] = [];
      for (const one of read.data.payouts) {
        const entries = await entriesOf(ask, one.payout_uid);
        if (!Array.isArray(entries)) return entries;
        told.push({
          payoutUid: one.payout_uid,
          status: one.status === 'paid' ? 'paid' : 'pending',
          valueDay: one.value_date,
          netMinor: one.net,
          currency: one.currency,
          entries,
        });
      }
      return { kind: 'ok', payouts: told };
    },
  };
}

async function entriesOf(ask: Ask, payoutUid: string): Promise<PayoutEntry[] | Failed> {
  const entries: PayoutEntry[] = [];
  for (let page = 0; page < maxStatementPages; page += 1) {
    const body = { payout_uid: payoutUid, skip: page * pageSize, take: pageSize };
    const answer = await post(ask, 'Payouts/View', body);
    if (answer.kind !== 'ok') return answer;
    const read = lines.safeParse(answer.data);
    if (!read.success) return senseless;
    for (const one of read.data.lines)
      entries.push({
        entryUid: one.line_uid,
        kind: kinds[one.type],
        txnId: one.transaction_uid,
        disputeUid: one.dispute_uid,
        reference: one.more_info || null,
        amountMinor: one.amount,
        feeMinor: one.fee,
        original: null,
        at: one.date,
      });
    if (read.data.lines.length < pageSize) return entries;
  }
  return { kind: 'unknown', cause: 'a payout without an end' };
}

async function post(
  ask: Ask,
  path: string,
  body: Record<string, unknown>,
): Promise<Failed | { kind: 'ok'; data: unknown }> {
  const answer = await ask({ operation: path, method: 'POST', path, body });
  return answer.kind === 'refused' ? { kind: 'unknown', cause: answer.description || 'refused' } : answer;
}
