import { describe, expect, test } from 'vitest';
import { judgeBooks } from './payplus/tax-documents.ts';
import { outcomeOfIntent, outcomeOfInvoice, outcomeOfRefund, outcomeOfSession } from './stripe/outcomes.ts';
import type { WireInvoice, WirePaymentIntent, WireRefund, WireSession } from './stripe/wire-shapes.ts';

const created = new Date('2026-11-29T10:00:00Z');

describe('what a payment at Stripe has come to', () => {
  const card = { last4: '4580', exp_month: 8, exp_year: 2030, brand: 'visa' };
  const intent = (change: Partial<WirePaymentIntent> = {}): WirePaymentIntent => ({
    id: 'pi_1',
    status: 'succeeded',
    amount: 4_990,
    currency: 'ils',
    created,
    ...change,
  });

  test.each<[string, Partial<WirePaymentIntent>, object]>([
    ['processing', {}, { kind: 'pending' }],
    ['requires_confirmation', {}, { kind: 'pending' }],
    ['requires_action', {}, { kind: 'pending' }],
    [
      'requires_action',
      { next_action: { redirect_to_url: { url: 'https://bank.example/3ds' } } },
      { kind: 'requires_action', url: 'https://bank.example/3ds' },
    ],
    ['requires_payment_method', {}, { kind: 'declined', txnId: 'pi_1' }],
    ['canceled', {}, { kind: 'declined', txnId: 'pi_1' }],
    // Money that waits to be taken was neither taken nor refused.
    ['requires_capture', {}, { kind: 'unknown' }],
    ['something_new', {}, { kind: 'unknown' }],
  ])('one that is %s, %j', (status, change, outcome) => {
    expect(outcomeOfIntent(intent({ status, ...change }))).toMatchObject(outcome);
  });

  test('what was received counts, not what was asked for; in another currency nothing does', () => {
    expect(outcomeOfIntent(intent())).toMatchObject({ kind: 'approved', amount: { minor: 4_990 } });
    expect(outcomeOfIntent(intent({ amount_received: 400 }))).toMatchObject({ amount: { minor: 400 } });
    expect(outcomeOfIntent(intent({ amount_received: 0 }))).toMatchObject({ amount: { minor: 0 } });
    expect(outcomeOfIntent(intent({ currency: 'usd' })).kind).toBe('unknown');
  });

  test('a card can be charged again only with its customer; a decline says which card it was', () => {
    const paid = (change: Partial<WirePaymentIntent>) => {
      const outcome = outcomeOfIntent(intent(change));
      return outcome.kind === 'approved' ? outcome : expect.fail(outcome.kind);
    };
    const method = { id: 'pm_1', card };
    expect(paid({ payment_method: method, customer: 'cus_1' })).toMatchObject({
      token: { token: 'pm_1', customerId: 'cus_1' },
      card: { last4: '4580', expiry: '08/2030', brand: 'visa' },
    });
    expect(paid({ payment_method: 'pm_1', customer: 'cus_1' })).toMatchObject({ token: { token: 'pm_1' } });
    expect(paid({ payment_method: method })).not.toHaveProperty('token');
    expect(paid({ payment_method: { id: 'pm_1', card: { ...card, exp_month: null } } }).card).toEqual({
      last4: '4580',
      brand: 'visa',
    });
    const declined = { status: 'canceled', payment_method: method, customer: 'cus_1' };
    expect(outcomeOfIntent(intent(declined))).toMatchObject({ kind: 'declined', card: { last4: '4580' } });
    expect(outcomeOfIntent(intent(declined))).not.toHaveProperty('token');
  });

  test.each<[Partial<WireSession>, string]>([
    [{ status: 'open', payment_status: 'paid' }, 'not_found'],
    [{ status: 'expired' }, 'not_found'],
    [{}, 'unknown'],
    [{ status: 'complete', payment_status: 'unpaid' }, 'pending'],
    [{ status: 'complete', payment_status: 'paid' }, 'unknown'],
    [{ status: 'complete', payment_status: 'paid', payment_intent: intent() }, 'approved'],
    [{ status: 'complete', mode: 'subscription', subscription: 'sub_1', invoice: 'in_1' }, 'unknown'],
    [{ status: 'complete', mode: 'setup', setup_intent: 'seti_1' }, 'unknown'],
    [{ status: 'complete', mode: 'setup', setup_intent: { id: 'seti_1' } }, 'approved'],
  ])('a page with %j', (change, kind) => {
    const session: WireSession = { id: 'cs_1', mode: 'payment', created, ...change };
    expect(outcomeOfSession(session).kind).toBe(kind);
  });

  test.each<[Partial<WireInvoice>, string | null]>([
    [{ status: 'paid' }, 'approved'],
    [{ status: 'paid', amount_paid: 0 }, null],
    [{ status: 'paid', payments: { data: [] } }, 'unknown'],
    // A try that failed is not what it was paid with in the end.
    [
      { status: 'paid', payments: { data: [{ status: 'open', payment: { payment_intent: 'pi_0' } }] } },
      'unknown',
    ],
    [{ status: 'open', attempted: true }, 'declined'],
    [{ status: 'uncollectible', attempted: true }, 'declined'],
    [{ status: 'open', attempted: false }, null],
    [{ status: 'void', attempted: true }, null],
    [{ status: 'draft' }, null],
  ])('the invoice of a period with %j', (change, kind) => {
    const invoice: WireInvoice = {
      id: 'in_1',
      amount_paid: 4_990,
      amount_due: 4_990,
      currency: 'ils',
      created,
      payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_7' } }] },
      ...change,
    };
    expect(outcomeOfInvoice(invoice)?.kind ?? null).toBe(kind);
  });

  test.each<[Partial<WireRefund>, object]>([
    [{ status: 'succeeded' }, { kind: 'approved', txnId: 're_1', amount: { minor: 4_990 } }],
    [{ status: 'succeeded', currency: 'eur' }, { kind: 'unknown' }],
    [{ status: 'pending' }, { kind: 'pending' }],
    [{ status: 'requires_action' }, { kind: 'pending' }],
    [{ status: 'failed' }, { kind: 'declined', decline: { code: 'refund_failed' } }],
    [{ status: 'canceled' }, { kind: 'declined', decline: { code: 'refund_canceled' }, txnId: 're_1' }],
    [{ status: null }, { kind: 'unknown' }],
  ])('a refund with %j', (change, outcome) => {
    const refund: WireRefund = {
      id: 're_1',
      status: null,
      amount: 4_990,
      currency: 'ils',
      created,
      ...change,
    };
    expect(outcomeOfRefund(refund)).toMatchObject(outcome);
  });
});

// A document that was made and is taken for refused would be ordered twice.
test.each<readonly [number, unknown, object]>([
  [200, { status: 'success', details: { number: 1 } }, { kind: 'ok', data: { number: 1 } }],
  [201, { docUID: 'doc-1' }, { kind: 'ok', data: { docUID: 'doc-1' } }],
  [200, { results: { status: 'success' } }, { kind: 'ok', data: null }],
  [302, { status: 'success' }, { kind: 'unknown' }],
  [200, { status: 'failure', error: 'brand-not-found' }, { kind: 'refused', description: 'brand-not-found' }],
  [200, { results: { status: 'error', description: 'no' } }, { kind: 'refused', description: 'no' }],
  [200, { status: 'maybe', error: 'x' }, { kind: 'unknown' }],
  [400, {}, { kind: 'refused', description: 'HTTP 400' }],
  [422, { error: 'x'.repeat(300) }, { kind: 'refused', description: 'x'.repeat(200) }],
  [404, '<html>', { kind: 'refused', description: 'not-found' }],
  [403, null, { kind: 'refused', description: 'HTTP 403' }],
  ...[408, 425, 429, 499, 500, 502].flatMap((status): [number, unknown, object][] => [
    [status, { status: 'failure', error: 'x' }, { kind: 'unknown' }],
    [status, '<html>', { kind: 'unknown' }],
  ]),
  [200, '<html>', { kind: 'unknown' }],
])('HTTP %i of Invoice+ with %j means', (status, json, meant) => {
  expect(judgeBooks(status, json)).toMatchObject(meant);
});
