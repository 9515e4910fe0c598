import { z } from 'zod';
import type { NormalizedEvent } from '../payment-port.ts';

const id = z.string().min(1).max(200);
const linked = z
  .union([id, z.object({ id }).transform((value) => value.id)])
  .nullish()
  .catch(null);
const metadata = z
  .object({ reference: z.string().max(200).optional().catch(undefined) })
  .nullish()
  .catch(null);

/** Fields of the objects in Stripe's events that name their subject. */
const subject = z.object({
  id,
  client_reference_id: z.string().max(200).nullish().catch(null),
  metadata,
  payment_intent: linked,
  subscription: linked,
  billing_reason: z.string().nullish().catch(null),
  parent: z
    .object({ subscription_details: z.object({ subscription: linked, metadata }).nullish().catch(null) })
    .nullish()
    .catch(null),
});

/** Events that the account at Stripe has to send us. */
const hints: Readonly<Record<string, NormalizedEvent['hint']>> = {
  'checkout.session.completed': 'charge',
  'checkout.session.async_payment_succeeded': 'charge',
  'checkout.session.async_payment_failed': 'charge',
  'checkout.session.expired': 'charge',
  'payment_intent.succeeded': 'charge',
  'payment_intent.payment_failed': 'charge',
  'invoice.paid': 'charge',
  'invoice.payment_failed': 'charge',
  'invoice.payment_action_required': 'charge',
  'customer.subscription.updated': 'cancel',
  'customer.subscription.deleted': 'cancel',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
};

const event = z.object({ id, type: z.string(), data: z.object({ object: z.unknown() }) });

/**
 * The subject of a verified event of Stripe's; null for the many kinds that don't concern us, undefined for JSON that
 * is no event.
 */
export function readEvent(json: unknown): NormalizedEvent | null | undefined {
  const parsed = event.safeParse(json);
  if (!parsed.success) return undefined;
  const { id: eventId, type, data } = parsed.data;
  const hint = hints[type];
  if (!hint) return null;
  const about = subject.safeParse(data.object);
  if (!about.success) return undefined;
  const found = about.data;
  const ofInvoice = found.parent?.subscription_details;
  // The first invoice belongs to the checkout that started it; every other one is a renewal of its own.
  const isFirst = found.billing_reason === 'subscription_create';
  const reference =
    found.client_reference_id ??
    found.metadata?.reference ??
    (isFirst ? ofInvoice?.metadata?.reference : null);
  const isSubscription = type.startsWith('customer.subscription.');
  const recurringUid = isSubscription ? found.id : (found.subscription ?? ofInvoice?.subscription);
  // A payment without a reference belongs to an invoice, which has an event of its own.
  if (hint === 'charge' && !reference && !recurringUid) return null;
  const txnId = type.startsWith('payment_intent.') ? found.id : found.payment_intent;
  return {
    dedupeKey: eventId,
    hint,
    // A subscription carries the reference of its start, which is not what changed.
    ...(reference && !isSubscription && { reference }),
    ...(recurringUid && { recurringUid }),
    ...(txnId && { txnId }),
    ...(hint === 'dispute' && { disputeUid: found.id }),
  };
}
