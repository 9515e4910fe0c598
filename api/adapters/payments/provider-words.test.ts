import { expect, test } from 'vitest';
import { causeOf, isNeverConnected, readAnswer } from './connection-errors.ts';
import { findAll, foundAmong, type Question } from './find-all.ts';
import { chargeMethodsOf, offeredBy, paymentTypeOf } from './payplus/charge-methods.ts';
import { declineOf as payplusDecline } from './payplus/declines.ts';
import { creditTermsOf, pagePaymentsOf, paymentsOf } from './payplus/installments.ts';
import { momentOf } from './payplus/wire-date.ts';
import { declineOf as stripeDecline } from './stripe/declines.ts';

test.each([
  ['card_declined', 'stolen_card', 'hard', 'stolen_card'],
  ['incorrect_cvc', 'insufficient_funds', 'needs_customer', 'incorrect_cvc'],
  ['card_declined', 'insufficient_funds', 'soft', 'insufficient_funds'],
  ['processing_error', null, 'transient', 'processing_error'],
  ['something_new', undefined, 'soft', 'something_new'],
  [null, null, 'soft', 'card_declined'],
] as const)('Stripe’s %s by %s is %s, and kept as %s', (code, issuer, kind, kept) => {
  expect(stripeDecline(code, issuer)).toEqual({ class: kind, code: kept });
});

test.each([
  ['001', 'hard'],
  ['036', 'hard'],
  ['006', 'needs_customer'],
  ['009', 'transient'],
  ['010', 'soft'],
  ['999', 'soft'],
])('Shva’s %s is %s', (code, kind) => {
  expect(payplusDecline(code)).toEqual({ class: kind, code });
});

test('a word about a decline is kept as far as its column goes', () => {
  const long = 'x'.repeat(500);
  for (const decline of [payplusDecline('001', long), stripeDecline('expired_card', null, long)])
    expect(decline.message).toHaveLength(200);
  expect(stripeDecline('expired_card', null, '')).not.toHaveProperty('message');
});

test('a page charges in the payments it is told, and lets nobody choose others; a stored card likewise', () => {
  expect(pagePaymentsOf()).toEqual({ payments: 1, hide_payments_field: true });
  expect(pagePaymentsOf(3)).toEqual({ payments: 3, payments_selected: 3, hide_payments_field: true });
  expect([creditTermsOf(), creditTermsOf(2)]).toEqual([
    { credit_terms: 1 },
    { credit_terms: 8, payments: 2 },
  ]);
  expect(['1', '99', '0', '100', '2.5', 'x', '', null, undefined].map(paymentsOf)).toEqual([
    1,
    99,
    ...Array<null>(7).fill(null),
  ]);
});

test.each([
  ['2026-11-21 10:30:05', '2026-11-21T08:30:05.000Z'],
  ['2026-07-21T10:30', '2026-07-21T07:30:00.000Z'],
  ['21/11/2026, 23:59:59', '2026-11-21T21:59:59.000Z'],
  ['21/11/2026', '2026-11-20T22:00:00.000Z'],
  ['2026-11-21T10:30:00Z', '2026-11-21T10:30:00.000Z'],
  ['2026-11-21T10:30:00+0200', '2026-11-21T08:30:00.000Z'],
  ['31/02/2026', null],
  ['2026-11-21 24:00', null],
  ['2026-11-21 10:60', null],
  ['2026-11-21 10:30:60', null],
  ['11-21-2026', null],
  ['', null],
])('PayPlus’s %s is %s', (text, moment) => {
  expect(momentOf(text)?.toISOString() ?? null).toBe(moment);
});

test('a page that keeps the card offers a typed card alone; without a word about the terminal nothing is said', () => {
  const offered = offeredBy(['bit', 'apple_pay']);
  expect(chargeMethodsOf(offered, false)).toEqual({
    allowed_charge_methods: ['credit-card', 'bit', 'apple-pay'],
  });
  expect(chargeMethodsOf(offered, true)).toEqual({ allowed_charge_methods: ['credit-card'] });
  expect(chargeMethodsOf(offeredBy([]), false)).toEqual({});
  expect(['Bit', 'apple-pay', 'Google Pay', 'GooglePay', 'credit-card', '', null].map(paymentTypeOf)).toEqual(
    ['bit', 'apple_pay', 'google_pay', 'google_pay', null, null, null],
  );
});

const failed = (code: string) => Object.assign(new Error(code), { code });
test.each([
  ['a silence', Object.assign(new Error('x'), { name: 'TimeoutError' }), 'timeout', false],
  ['a refusal', new TypeError('fetch failed', { cause: failed('ECONNREFUSED') }), 'ECONNREFUSED', true],
  ['a break', new TypeError('fetch failed', { cause: failed('ECONNRESET') }), 'ECONNRESET', false],
  [
    'a refusal at every address',
    new TypeError('fetch failed', {
      cause: new AggregateError([failed('ECONNREFUSED'), failed('ENETUNREACH')]),
    }),
    'ECONNREFUSED',
    true,
  ],
  [
    'a break at one of them',
    new TypeError('fetch failed', {
      cause: new AggregateError([failed('ECONNREFUSED'), failed('ECONNRESET')]),
    }),
    'fetch failed',
    false,
  ],
  [
    'no address at all',
    new TypeError('fetch failed', { cause: new AggregateError([]) }),
    'fetch failed',
    false,
  ],
  ['a long story', new Error('x'.repeat(100)), 'x'.repeat(80), false],
  ['nothing said', new Error(''), 'failed', false],
  ['no error', 'away', 'failed', false],
])('of %s the cause says whether anything was sent', (_what, error, cause, neverConnected) => {
  expect([causeOf(error), isNeverConnected(causeOf(error))]).toEqual([cause, neverConnected]);
});

test('an answer is read up to a megabyte', async () => {
  expect(await readAnswer(new Response('א'.repeat(500_000)))).toHaveLength(500_000);
  await expect(readAnswer(new Response('x'.repeat(1_000_001)))).rejects.toThrow('too large');
  expect(await readAnswer(new Response(null))).toBe('');
});

const approved = (txnId: string, at: string) =>
  ({ kind: 'approved', txnId, providerAt: new Date(at) }) as never;
const declined = (code: string) => ({ kind: 'declined', decline: { class: 'soft', code } }) as never;
const idsOf = (found: ReturnType<typeof foundAmong>) =>
  found.kind === 'approved' ? found.transactions.map(({ txnId }) => txnId) : found;

test('of several tries those count that took money, each once, the oldest first; else what was said first', () => {
  const [early, late] = [approved('early', '2026-11-20'), approved('late', '2026-11-21')];
  expect(idsOf(foundAmong([declined('1'), late, early, late]))).toEqual(['early', 'late']);
  expect(foundAmong([declined('1'), declined('2')])).toEqual(declined('1'));
  expect(foundAmong([])).toEqual({ kind: 'not_found' });
});

test('all ways are asked, each told what is known; one without an answer leaves the whole unknown', async () => {
  const asked: string[][] = [];
  const answer =
    (found: unknown): Question =>
    (known) => {
      asked.push([...known]);
      return Promise.resolve(found) as ReturnType<Question>;
    };
  const one = answer({ kind: 'approved', transactions: [approved('a', '2026-11-21')] });
  const two = answer({ kind: 'approved', transactions: [approved('b', '2026-11-20')] });
  const found = await findAll([one, answer({ kind: 'skip' }), answer(declined('1')), two]);
  expect([idsOf(found), asked]).toEqual([
    ['b', 'a'],
    [[], ['a'], ['a'], ['a']],
  ]);
  expect(await findAll([answer({ kind: 'skip' })])).toEqual({ kind: 'not_found' });
  const both = await findAll([answer({ kind: 'skip' }), answer(declined('1')), answer(declined('2'))]);
  expect(both).toEqual(declined('1'));
  expect(await findAll([one, answer({ kind: 'unknown', cause: 'timeout' })])).toEqual({
    kind: 'unknown',
    cause: 'timeout',
  });
});
