import type { Knex } from 'knex';
import { sandboxOtp, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { callbackCount, chargedAmount, pageAnswer, storeAnswer, visibleFrom } from './card-answers.ts';
import type { CheckedCard } from './check-card-form.ts';
import { disputeCharge } from './dispute-calls.ts';
import { dividedInto } from './installments.ts';
import { digitsOf, pressMethodsOf, type PressMethod } from './press-methods.ts';
import { pages, tokens, transactions, type PspDispute, type PspPage, type PspTransaction } from './tables.ts';

export interface TakenCard {
  page: PspPage;
  /** The new transactions; none when the page was used up before, or nothing was charged. */
  transactions: readonly PspTransaction[];
  callbacks: number;
  /** What its holder began at the bank. */
  dispute?: PspDispute;
}

/** The status of a page, counting its expiry. */
export function stateOf(page: PspPage, now: Date): PspPage['status'] | 'expired' {
  const waits = page.status === 'open' || page.status === 'challenge';
  return waits && page.expires_at <= now ? 'expired' : page.status;
}

/** Takes a checked card on an open page: charges it, declines it, loses the answer, or asks for the code first. */
export function takeCard(knex: Knex, uid: string, card: CheckedCard, now: Date): Promise<TakenCard | null> {
  return onLockedPage(knex, uid, async (trx, page) => {
    if (stateOf(page, now) !== 'open') return { page, transactions: [], callbacks: 0 };
    const kept = {
      behaviour: card.behaviour,
      four_digits: card.last4,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
    };
    const code = page.charge_method === 5 ? storeAnswer(card.cvv) : pageAnswer(card.behaviour, card.cvv);
    if (code === '000' && card.behaviour === 'three_d_secure')
      return {
        page: await change(trx, uid, { ...kept, status: 'challenge' }),
        transactions: [],
        callbacks: 0,
      };
    if (code === null)
      return {
        page: await change(trx, uid, { ...kept, status: 'lost', hang_lookup: true }),
        transactions: [],
        callbacks: 0,
      };
    const taken = await finish(trx, await change(trx, uid, kept), code);
    const [charge] = taken.transactions;
    if (charge?.type !== 'Charge' || code !== '000' || !card.isDisputed) return taken;
    return { ...taken, dispute: await disputeCharge(trx, charge, now) };
  });
}

/** Takes a press on one of the page's other ways to pay: always approved, and never stored. */
export function takePress(
  knex: Knex,
  uid: string,
  method: PressMethod,
  now: Date,
): Promise<TakenCard | null> {
  return onLockedPage(knex, uid, async (trx, page) => {
    const offered = pressMethodsOf(page).includes(method);
    if (stateOf(page, now) !== 'open' || !offered) return { page, transactions: [], callbacks: 0 };
    const kept = { behaviour: 'approved' as const, four_digits: digitsOf(method) };
    return finish(trx, await change(trx, uid, kept), '000', method);
  });
}

/** Takes the code of 3-D Secure; a wrong code ends the page. */
export function takeOtp(knex: Knex, uid: string, otp: string, now: Date): Promise<TakenCard | null> {
  return onLockedPage(knex, uid, async (trx, page) => {
    if (stateOf(page, now) !== 'challenge') return { page, transactions: [], callbacks: 0 };
    return finish(trx, page, otp === sandboxOtp ? '000' : '006');
  });
}

async function onLockedPage(
  knex: Knex,
  uid: string,
  work: (trx: Knex.Transaction, page: PspPage) => Promise<TakenCard>,
): Promise<TakenCard | null> {
  return knex.transaction(async (trx) => {
    // When the customer presses the button twice, the second request finds the page used up.
    const page = await pages(trx).where({ uid }).forUpdate().first();
    return page ? work(trx, page) : null;
  });
}

async function finish(
  trx: Knex.Transaction,
  page: PspPage,
  code: string,
  method: PressMethod | 'credit-card' = 'credit-card',
): Promise<TakenCard> {
  const approved = code === '000';
  const behaviour = page.behaviour as CardBehaviour;
  const isStorable = approved && page.create_token && method === 'credit-card';
  const token = isStorable ? await storeToken(trx, page, behaviour) : null;
  const isStored = page.charge_method === 5;
  const visible = approved && !isStored ? visibleFrom(behaviour, page.expires_at) : null;
  const amount = approved ? chargedAmount(isStored ? 'approved' : behaviour, page.amount) : page.amount;
  const charge = {
    page_uid: page.uid,
    type: isStored ? ('Approval' as const) : ('Charge' as const),
    status_code: code,
    amount,
    ...dividedInto(method === 'credit-card' ? page.payments : 1, amount),
    currency: page.currency,
    more_info: page.more_info,
    token_uid: token,
    customer_uid: page.customer_uid,
    four_digits: page.four_digits,
    expiry_month: page.expiry_month,
    expiry_year: page.expiry_year,
    method,
    cut_lookup: approved && behaviour === 'charged_then_cut',
    visible_from: visible,
  };
  const isTwice = approved && !isStored && behaviour === 'charged_twice';
  const made = await transactions(trx)
    .insert(isTwice ? [charge, charge] : [charge])
    .returning('*');
  // The late one leaves the customer as one whose line was cut.
  const status = visible ? 'lost' : approved ? 'paid' : 'declined';
  const ended = await change(trx, page.uid, { status });
  const told = approved || page.send_failure_callback;
  return {
    page: ended,
    transactions: made,
    callbacks: told ? (approved ? callbackCount(behaviour) : 1) : 0,
  };
}

async function storeToken(trx: Knex.Transaction, page: PspPage, behaviour: CardBehaviour): Promise<string> {
  const [token] = (await tokens(trx)
    .insert({
      customer_uid: page.customer_uid,
      behaviour,
      four_digits: page.four_digits ?? '',
      expiry_month: page.expiry_month ?? '',
      expiry_year: page.expiry_year ?? '',
    })
    .returning('uid')) as [{ uid: string }];
  return token.uid;
}

async function change(trx: Knex.Transaction, uid: string, values: Partial<PspPage>): Promise<PspPage> {
  const [page] = (await pages(trx).where({ uid }).update(values).returning('*')) as [PspPage];
  return page;
}
