import { z } from 'zod';
import type { NormalizedEvent } from '../payment-port.ts';

const text = z.string().min(1).max(200);
const callback = z.object({
  transaction_type: text.catch('Charge'),
  transaction: z.object({
    uid: text,
    status_code: z.coerce.string().max(20).catch(''),
    more_info: text.optional().catch(undefined),
    recurring_charge_information: z
      .object({ recurring_uid: text.optional().catch(undefined) })
      .nullish()
      .catch(null),
  }),
});

/**
 * The event in a signed callback. PayPlus gives events no number, so a second delivery is recognised by transaction,
 * status and type.
 * @returns an empty list for a body without a transaction
 */
export function eventsOfCallback(raw: Buffer): NormalizedEvent[] {
  const parsed = callback.safeParse(jsonOf(raw));
  if (!parsed.success) return [];
  const { transaction, transaction_type: type } = parsed.data;
  const recurringUid = transaction.recurring_charge_information?.recurring_uid;
  return [
    {
      dedupeKey: `tx:${transaction.uid}:${transaction.status_code}:${type}`,
      txnId: transaction.uid,
      hint: /refund/iu.test(type) ? 'refund' : 'charge',
      ...(transaction.more_info && { reference: transaction.more_info }),
      ...(recurringUid && { recurringUid }),
    },
  ];
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
