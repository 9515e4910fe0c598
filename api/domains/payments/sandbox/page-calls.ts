import { addressInLanguage, defaultLanguage, languages } from '../../../contract/base/languages.ts';
import type { Knex } from 'knex';
import { z } from 'zod';
import { sandboxShop } from '../../../adapters/payments/sandbox-provider.ts';
import { LostAnswer, PspError } from './psp-error.ts';
import { pages, transactions, visibleTransactions, type PspPage } from './tables.ts';
import { pressMethods } from './press-methods.ts';
import { flatTransaction } from './wire-answers.ts';

const httpAddress = z.url({ protocol: /^https?$/u }).max(2_000);
const link = z.object({
  payment_page_uid: z.literal(sandboxShop.paymentPageUid),
  charge_method: z.union([z.literal(1), z.literal(5)]),
  amount: z.number().min(0).max(1_000_000),
  currency_code: z.literal('ILS'),
  sendEmailApproval: z.boolean(),
  sendEmailFailure: z.boolean(),
  refURL_success: httpAddress,
  refURL_failure: httpAddress,
  refURL_cancel: httpAddress,
  refURL_callback: httpAddress.optional(),
  send_failure_callback: z.boolean().default(false),
  create_token: z.boolean().default(false),
  allowed_charge_methods: z
    .array(z.enum(['credit-card', ...pressMethods]))
    .max(10)
    .default([]),
  payments: z.number().int().min(1).max(36).default(1),
  payments_selected: z.number().int().min(1).max(36).optional(),
  hide_payments_field: z.boolean().default(false),
  expiry_datetime: z.coerce.number().int().min(1).max(10_080).default(30),
  language_code: z.enum(languages).default(defaultLanguage),
  more_info: z.string().max(200).default(''),
  customer: z.object({ customer_uid: z.uuid().optional() }).default({}),
  items: z
    .array(
      z.object({
        name: z.string().min(1).max(200),
        quantity: z.number().positive(),
        price: z.number().min(0),
      }),
    )
    .max(50)
    .default([]),
});

/** `PaymentPages/generateLink`: makes a payment page. */
export async function generateLink(
  knex: Knex,
  body: unknown,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<unknown> {
  const parsed = link.safeParse(body);
  if (!parsed.success)
    throw new PspError(`invalid ${parsed.error.issues[0]?.path.join('.') ?? 'body'}`, { status: 422 });
  const asked = parsed.data;
  const sum = asked.items.reduce(
    (total, { quantity, price }) => total + Math.round(quantity * price * 100),
    0,
  );
  if (asked.items.length > 0 && sum !== Math.round(asked.amount * 100))
    throw new PspError('items-do-not-match-amount', { status: 422 });
  // Pages that leave the choice to the customer are none of ours.
  const payments = asked.payments_selected ?? 1;
  if (payments > asked.payments || !(asked.hide_payments_field || asked.payments === 1))
    throw new PspError('invalid payments', { status: 422 });
  const [page] = (await pages(knex)
    .insert({
      more_info: asked.more_info,
      amount: asked.amount.toFixed(2),
      currency: asked.currency_code,
      charge_method: asked.charge_method,
      create_token: asked.create_token,
      charge_methods: asked.allowed_charge_methods,
      payments,
      ...(asked.customer.customer_uid && { customer_uid: asked.customer.customer_uid }),
      items: JSON.stringify(asked.items) as never,
      language: asked.language_code,
      ref_success: asked.refURL_success,
      ref_failure: asked.refURL_failure,
      ref_cancel: asked.refURL_cancel,
      ref_callback: asked.refURL_callback ?? '',
      send_failure_callback: asked.send_failure_callback,
      expires_at: new Date(now.getTime() + asked.expiry_datetime * 60_000),
    })
    .returning('*')) as [PspPage];
  return {
    page_request_uid: page.uid,
    payment_page_link: addressInLanguage(`${publicUrl}/sandbox-pay/${page.uid}`, page.language),
  };
}

/** `PaymentPages/Disable/{uid}`: closes a payment page. */
export async function disablePage(knex: Knex, uid: string): Promise<unknown> {
  const changed = await pages(knex)
    .where({ uid })
    .whereIn('status', ['open', 'challenge'])
    .update({ status: 'disabled' });
  if (changed === 0) throw new PspError('page-request-not-found');
  return { page_request_uid: uid };
}

const ipnBody = z.object({
  payment_request_uid: z.uuid().optional(),
  transaction_uid: z.uuid().optional(),
  more_info: z.string().min(1).optional(),
});

/** `PaymentPages/ipn`: the outcome of a page. The first answer about two of the test cards is lost. */
export async function readIpn(knex: Knex, body: unknown, now: Date): Promise<unknown> {
  const parsed = ipnBody.safeParse(body);
  if (!parsed.success) throw new PspError('transaction-not-found');
  const { payment_request_uid: pageUid, transaction_uid: uid, more_info: info } = parsed.data;
  const query = visibleTransactions(knex, now).orderBy('created_at', 'desc');
  if (pageUid) {
    const hanging = await pages(knex)
      .where({ uid: pageUid, hang_lookup: true })
      .update({ hang_lookup: false });
    if (hanging > 0) throw new LostAnswer('hang');
    query.where({ page_uid: pageUid });
  } else if (uid) query.where({ uid });
  else if (info) query.where({ more_info: info });
  else throw new PspError('transaction-not-found');
  const row = await query.first();
  if (!row) throw new PspError('transaction-not-found');
  const cut = await transactions(knex)
    .where({ uid: row.uid, cut_lookup: true })
    .update({ cut_lookup: false });
  if (cut > 0) throw new LostAnswer('cut');
  return flatTransaction(row);
}
