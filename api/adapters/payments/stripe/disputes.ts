import { z } from 'zod';
import type { DisputeCalls, DisputeState } from '../payment-port.ts';
import type { StripeCaller } from './call-stripe.ts';

const seconds = z.number().transform((value) => new Date(value * 1_000));

/** The parts of Stripe's dispute that we rely on. */
const wireDispute = z.object({
  id: z.string().min(1).max(200),
  payment_intent: z.string().min(1).max(200),
  status: z.string(),
  amount: z.number().int().positive(),
  currency: z.literal('ils'),
  reason: z.string().max(300).nullish().catch(null),
  created: seconds,
  evidence_details: z.object({ due_by: seconds.nullish() }).nullish().catch(null),
  balance_transactions: z
    .array(z.object({ fee: z.number().int() }))
    .default([])
    .catch([]),
});

/** The event of a decision: the dispute itself doesn't say when it was made. */
const closing = z.object({ type: z.literal('charge.dispute.closed'), created: seconds });

/** Stripe's words for how a dispute stands; an inquiry that ended, and a dispute it prevented, took no money. */
const statuses: Readonly<Record<string, DisputeState['status']>> = {
  needs_response: 'opened',
  warning_needs_response: 'opened',
  under_review: 'evidence_sent',
  warning_under_review: 'evidence_sent',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** Disputes as Stripe tells of them. */
export function stripeDisputes(caller: StripeCaller): DisputeCalls {
  return {
    async get(disputeId, toldBy) {
      const answer = await caller.call('disputes.retrieve', null, (stripe) =>
        stripe.disputes.retrieve(disputeId),
      );
      if (answer.kind === 'refused')
        return answer.code === 'resource_missing'
          ? { kind: 'not_found', cause: answer.code }
          : { kind: 'unknown', cause: `HTTP ${answer.status}` };
      if (answer.kind !== 'ok') return answer;
      const found = wireDispute.safeParse(answer.data);
      const status = found.success ? statuses[found.data.status] : undefined;
      if (!found.success || !status) return { kind: 'unknown', cause: 'an answer that makes no sense' };
      const { id, payment_intent, amount, reason, created, evidence_details, balance_transactions } =
        found.data;
      const closed = status === 'won' || status === 'lost' ? closing.safeParse(toldBy) : null;
      const fee = balance_transactions.reduce((sum, entry) => sum + entry.fee, 0);
      return {
        kind: 'ok',
        state: {
          disputeId: id,
          txnId: payment_intent,
          status,
          amount: { minor: amount, currency: 'ILS' },
          feeMinor: Math.max(0, fee),
          reason: reason ?? null,
          openedAt: created,
          evidenceDueAt: evidence_details?.due_by ?? null,
          decidedAt: closed?.data?.created ?? null,
        },
      };
    },
  };
}
