import { z } from 'zod';

/** The parts of Stripe's objects that we rely on; an answer of another shape counts as none. */
const id = z.string().min(1).max(200);
const seconds = z.number().transform((value) => new Date(value * 1_000));
const metadata = z.object({ reference: z.string().optional() }).nullish();
/** Stripe writes the id of another object, or the object itself where we asked for it. */
const linked = z
  .union([id, z.object({ id })])
  .transform((value) => (typeof value === 'string' ? value : value.id));

const card = z
  .object({
    last4: z.string().regex(/^\d{4}$/u),
    exp_month: z.number().int().nullish(),
    exp_year: z.number().int().nullish(),
    brand: z.string().nullish(),
    /** With Apple Pay or Google Pay it is still a card, which the phone gave. */
    wallet: z.object({ type: z.string() }).nullish(),
  })
  .nullish()
  .catch(null);

const paymentMethod = z.union([id, z.object({ id, card })]).nullish();

const charge = z.object({ payment_method_details: z.object({ card }).nullish() });

const failure = z
  .object({
    code: z.string().nullish(),
    decline_code: z.string().nullish(),
    message: z.string().nullish(),
  })
  .nullish();

export const paymentIntent = z.object({
  id,
  status: z.string(),
  amount: z.number().int(),
  amount_received: z.number().int().nullish(),
  currency: z.string(),
  created: seconds,
  customer: linked.nullish(),
  payment_method: paymentMethod,
  latest_charge: z.union([id, charge]).nullish(),
  last_payment_error: failure,
  next_action: z.object({ redirect_to_url: z.object({ url: z.url().nullish() }).nullish() }).nullish(),
  metadata,
});

export const invoice = z.object({
  id,
  status: z.string().nullish(),
  amount_paid: z.number().int(),
  amount_due: z.number().int(),
  attempted: z.boolean().nullish(),
  currency: z.string(),
  created: seconds,
  status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
  payments: z
    .object({
      data: z.array(
        z.object({ status: z.string(), payment: z.object({ payment_intent: linked.nullish() }).nullish() }),
      ),
    })
    .nullish(),
});

export const subscription = z.object({
  id,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  customer: linked.nullish(),
  default_payment_method: paymentMethod,
  items: z.object({
    data: z.array(
      z.object({
        id,
        quantity: z.number().int().nullish(),
        price: z.object({
          currency: z.string(),
          unit_amount: z.number().int().nullable(),
          product: linked,
          recurring: z.object({ interval: z.string(), interval_count: z.number().int() }).nullish(),
        }),
      }),
    ),
  }),
});

export const session = z.object({
  id,
  mode: z.enum(['payment', 'subscription', 'setup']),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']).nullish(),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  created: seconds,
  url: z.string().nullish(),
  customer: linked.nullish(),
  payment_intent: z.union([id, paymentIntent]).nullish(),
  setup_intent: z.union([id, z.object({ id, payment_method: paymentMethod })]).nullish(),
  subscription: z.union([id, subscription]).nullish(),
  invoice: z.union([id, invoice]).nullish(),
});

export const refund = z.object({
  id,
  status: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  created: seconds,
  failure_reason: z.string().nullish(),
  metadata,
});

/** A page of a list or of a search. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) });

export type WireCard = z.output<typeof card>;
export type WirePaymentMethod = z.output<typeof paymentMethod>;
export type WirePaymentIntent = z.output<typeof paymentIntent>;
export type WireSession = z.output<typeof session>;
export type WireInvoice = z.output<typeof invoice>;
export type WireRefund = z.output<typeof refund>;
export type WireSubscription = z.output<typeof subscription>;
