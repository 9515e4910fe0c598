import { z } from 'zod';
import type { DisputeCalls, DisputeState, NormalizedEvent } from './payment-port.ts';
import { fromDecimal } from './payplus/amounts.ts';
import type { WireAnswer, WireRequest } from './payplus/wire.ts';

/** What the sandbox says beyond PayPlus's format: PayPlus tells of disputes by letter. */
const callback = z.object({
  transaction_type: z.literal('Chargeback'),
  dispute: z.object({ dispute_uid: z.uuid(), transaction_uid: z.uuid(), status: z.string().max(20) }),
});
const dispute = z.object({
  dispute_uid: z.uuid(),
  transaction_uid: z.uuid(),
  status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
  amount: z.unknown(),
  fee: z.unknown(),
  reason: z.string().max(300),
  opened_at: z.coerce.date(),
  evidence_due_at: z.coerce.date(),
  // Coercion alone would make null a moment.
  decided_at: z.union([z.null(), z.coerce.date()]),
});
const statuses = {
  needs_response: 'opened',
  under_review: 'evidence_sent',
  won: 'won',
  lost: 'lost',
} as const satisfies Record<string, DisputeState['status']>;

/** The event in a signed callback about a dispute; null for any other. */
export function disputeEventOf(raw: Buffer): NormalizedEvent | null {
  const parsed = callback.safeParse(jsonOf(raw));
  if (!parsed.success) return null;
  const { dispute_uid: uid, transaction_uid: txnId, status } = parsed.data.dispute;
  return { dedupeKey: `dispute:${uid}:${status}`, txnId, disputeUid: uid, hint: 'dispute' };
}

/** Disputes of the sandbox. */
export function sandboxDisputes(ask: (request: WireRequest) => Promise<WireAnswer>): DisputeCalls {
  return {
    async get(disputeId) {
      const path = 'Disputes/View';
      const answer = await ask({ operation: path, method: 'POST', path, body: { dispute_uid: disputeId } });
      if (answer.kind === 'refused') return { kind: 'not_found', cause: answer.description };
      if (answer.kind !== 'ok') return answer;
      const found = dispute.safeParse(answer.data);
      const amount = found.success ? fromDecimal(found.data.amount) : null;
      if (!found.success || !amount) return { kind: 'unknown', cause: 'no dispute in the answer' };
      const {
        status,
        reason,
        transaction_uid: txnId,
        opened_at,
        evidence_due_at,
        decided_at,
        fee,
      } = found.data;
      return {
        kind: 'ok',
        state: {
          disputeId,
          txnId,
          status: statuses[status],
          amount: { minor: amount, currency: 'ILS' },
          feeMinor: fromDecimal(fee) ?? 0,
          reason,
          openedAt: opened_at,
          evidenceDueAt: evidence_due_at,
          decidedAt: decided_at,
        },
      };
    },
  };
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
