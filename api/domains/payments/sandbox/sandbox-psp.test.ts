import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutInput, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { passesLuhn } from '../../../adapters/payments/redact.ts';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { openPayments, type OpenPayments } from '../open-provider.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { goodCard, payOnPage, wayBack } from '../../../testing/sandbox-visitor.ts';

let app: TestApp;
let payments: OpenPayments;
let sandbox: PaymentProvider;
beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps, 3_000);
  sandbox = payments.provider as PaymentProvider;
});
afterEach(() => app.knex('rate_limits').delete());
afterAll(async () => {
  await payments.close();
  await app.close();
});

const amount = { minor: 4_990, currency: 'ILS' } as const;
const numberOf = (behaviour: CardBehaviour) =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';

async function checkout(change: Partial<CheckoutInput> = {}) {
  const reference = randomUUID();
  const shop = `http://127.0.0.1:1/shop`;
  const made = await sandbox.createCheckout({
    reference,
    amount: change.amount ?? amount,
    saveCard: true,
    customer: { name: 'דנה "ד׳" לוי', email: 'dana@example.com' },
    lines: [{ name: 'חבילת <b>Pro</b>', quantity: 1, unit: change.amount ?? amount }],
    urls: {
      success: `${shop}/success?order=7`,
      failure: `${shop}/failure`,
      cancel: `${shop}/cancel`,
      callback: `${app.url}/api/payments/callbacks/sandbox`,
    },
    expiresAt: new Date(Date.now() + 600_000),
    locale: 'he',
    ...change,
  });
  if ('kind' in made) throw new Error(made.cause);
  return { reference, ...made };
}

async function pay(behaviour: CardBehaviour, change: Partial<CheckoutInput> = {}) {
  const made = await checkout(change);
  const reply = await payOnPage(app.client(), made.url, { number: numberOf(behaviour) });
  return { ...made, reply };
}

const paidOnce = (facts: object) => ({ kind: 'approved', transactions: [facts] });
const eventsOf = (reference: string) => app.knex('provider_events').where({ reference }).select('*');

async function tokenOf({ reference, checkoutId }: { reference: string; checkoutId: string }) {
  const found = await sandbox.lookup({ reference, checkoutId });
  const token = found.kind === 'approved' ? found.transactions[0].token : undefined;
  return token ?? expect.fail(JSON.stringify(found));
}

test('all thirteen cards are Luhn-valid and different', () => {
  expect(new Set(sandboxCards.map(({ number }) => number)).size).toBe(13);
  for (const { number } of sandboxCards) expect([number, passesLuhn(number)]).toEqual([number, true]);
});

describe('on the payment page', () => {
  test('a good card is charged, told of by callback, and stored', async () => {
    const { reply, reference, checkoutId } = await pay('approved');
    const back = wayBack(reply);
    expect([back.pathname, back.searchParams.get('order')]).toEqual(['/shop/success', '7']);
    const token = { token: expect.any(String), customerId: expect.any(String) };
    expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject(
      paidOnce({ amount, card: { last4: '4580', expiry: '08/2040' }, token }),
    );
    await expect.poll(async () => (await eventsOf(reference)).length).toBe(1);
  });

  test.each([
    ['refused', 'soft', '004'],
    ['insufficient_funds', 'soft', '051'],
    ['blocked', 'hard', '001'],
  ] as const)('%s is declined (%s)', async (behaviour, kind, code) => {
    const { reply, reference, checkoutId } = await pay(behaviour);
    expect(wayBack(reply).pathname).toBe('/shop/failure');
    expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject({
      kind: 'declined',
      decline: { class: kind, code },
    });
  });

  test('security code 999 is refused by every card', async () => {
    for (const { number } of sandboxCards) {
      const { url, reference, checkoutId } = await checkout();
      expect(wayBack(await payOnPage(app.client(), url, { number, cvv: '999' })).pathname).toBe(
        '/shop/failure',
      );
      expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject({
        kind: 'declined',
        decline: { class: 'needs_customer', code: '006' },
      });
    }
  });

  test('3-D Secure takes its code and no other', async () => {
    const { reply, url, reference, checkoutId } = await pay('three_d_secure');
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('אימות בעל הכרטיס')]);
    expect(await sandbox.lookup({ reference, checkoutId })).toEqual({ kind: 'not_found' });
    expect((await app.client().get(new URL(url).pathname)).text).toContain('name="otp"');
    expect(wayBack(await payOnPage(app.client(), url, { otp: '123456' })).pathname).toBe('/shop/success');
    expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject({ kind: 'approved' });

    const second = await pay('three_d_secure');
    expect(wayBack(await payOnPage(app.client(), second.url, { otp: '654321' })).pathname).toBe(
      '/shop/failure',
    );
    expect(await sandbox.lookup(second)).toMatchObject({ kind: 'declined' });
  });

  test('a cut connection is unknown first, and a look-up finds the charge', async () => {
    const { reply, reference, checkoutId } = await pay('charged_then_cut');
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('החיבור נקטע')]);
    expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject({ kind: 'unknown' });
    expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject(paidOnce({ amount }));
    expect(await eventsOf(reference)).toEqual([]);
  });

  test('a hanging connection is unknown first, and a look-up finds no charge', async () => {
    const { reply, reference, checkoutId } = await pay('hangs_uncharged');
    expect(reply.status).toBe(200);
    expect(await sandbox.lookup({ reference, checkoutId })).toEqual({ kind: 'unknown', cause: 'timeout' });
    expect(await sandbox.lookup({ reference, checkoutId })).toEqual({ kind: 'not_found' });
    expect(await app.knex('sandbox_psp.transactions').where({ more_info: reference })).toEqual([]);
  });

  test('three callbacks are one event, already there when the person comes back', async () => {
    const { reply, reference } = await pay('callback_thrice');
    wayBack(reply);
    expect(await eventsOf(reference)).toHaveLength(1);
  });

  test('without any callback a look-up still finds the charge', async () => {
    const { reference, checkoutId } = await pay('callback_never');
    expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject({ kind: 'approved' });
    expect(await eventsOf(reference)).toEqual([]);
  });

  test('charged twice is two transactions, and two callbacks', async () => {
    const { reply, reference, checkoutId } = await pay('charged_twice');
    expect(wayBack(reply).pathname).toBe('/shop/success');
    const found = await sandbox.lookup({ reference, checkoutId });
    expect(found).toMatchObject({ kind: 'approved', transactions: [{ amount }, { amount }] });
    await expect.poll(async () => (await eventsOf(reference)).length).toBe(2);
  });

  test('another amount is a tenth of what was asked', async () => {
    const { reference, checkoutId } = await pay('other_amount');
    expect(await sandbox.lookup({ reference, checkoutId })).toMatchObject(
      paidOnce({ amount: { minor: 499 } }),
    );
  });

  test('charged after we gave up: nothing is known until an hour after the page’s end', async () => {
    const { reply, reference, checkoutId } = await pay('charged_late');
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('החיבור נקטע')]);
    expect(await sandbox.lookup({ reference, checkoutId })).toEqual({ kind: 'not_found' });
    const late = await openPayments({
      ...app.deps,
      clock: { now: () => new Date(Date.now() + 71 * 60_000) },
    });
    expect(await late.provider?.lookup({ reference, checkoutId })).toMatchObject(paidOnce({ amount }));
    await late.close();
    expect(await eventsOf(reference)).toEqual([]);
  });

  test('pressing twice at once charges once, and once more later not at all', async () => {
    const { url, reference } = await checkout();
    const press = () => payOnPage(app.client(), url, { number: numberOf('approved') });
    const replies = await Promise.all([press(), press(), press(), press(), press()]);
    for (const reply of replies) expect([200, 303]).toContain(reply.status);
    expect((await press()).text).toContain('כבר שולם');
    expect(await app.knex('sandbox_psp.transactions').where({ more_info: reference })).toHaveLength(1);
  });

  test('a disabled or an expired page takes nothing', async () => {
    const disabled = await checkout();
    await sandbox.disableCheckout(disabled.checkoutId);
    const expired = await checkout();
    await app
      .knex('sandbox_psp.pages')
      .where({ uid: expired.checkoutId })
      .update({ expires_at: new Date(0) });
    for (const { url, reference, checkoutId } of [disabled, expired]) {
      const reply = await payOnPage(app.client(), url, { number: numberOf('approved') });
      expect(reply.status).toBe(410);
      expect(await sandbox.lookup({ reference, checkoutId })).toEqual({ kind: 'not_found' });
    }
  });
});

describe('the form', () => {
  test.each([
    ['a real-looking card', { number: '4111111111111111' }, 'זה לא אחד מכרטיסי הניסיון'],
    ['a wrong check digit', { number: '4580458045804581' }, 'מספר הכרטיס אינו תקין'],
    ['no number', { number: ' ' }, 'יש להזין מספר כרטיס'],
    ['words', { number: 'ארבע חמש שמונה אפס' }, 'מספר הכרטיס אינו תקין'],
    ['10,000 digits', { number: '4'.repeat(4_000) }, 'מספר הכרטיס אינו תקין'],
    ['no holder', { holder: '  ' }, 'יש להזין את שם בעל הכרטיס'],
    ['a holder of emoji', { holder: '🙂🙂🙂' }, 'יש להזין את שם בעל הכרטיס'],
    ['a past month', { expiry: '10/26' }, 'תוקף הכרטיס עבר'],
    ['a thirteenth month', { expiry: '13/30' }, 'יש להזין תוקף'],
    ['a short code', { cvv: '12' }, 'יש 3 או 4 ספרות'],
    ['a wrong identity number', { identity: '000000019' }, 'מספר הזהות אינו תקין'],
  ])('refuses %s at its field and charges nothing', async (_name, fields, text) => {
    const { url, reference } = await checkout();
    const reply = await payOnPage(app.client(), url, { number: numberOf('approved'), ...fields });
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining(text)]);
    expect(reply.text).toContain('aria-invalid="true"');
    expect(await app.knex('sandbox_psp.transactions').where({ more_info: reference })).toEqual([]);
  });

  test('takes spaces, full-width digits and a valid identity number; this month is still good', async () => {
    const expiry = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Jerusalem',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date());
    const { url } = await checkout();
    const number = '４５８０ 4580-4580 4580';
    const reply = await payOnPage(app.client(), url, { number, expiry, identity: '000000018' });
    expect(wayBack(reply).pathname).toBe('/shop/success');
  });

  test('keeps what was typed, but never an unlisted number and never the security code', async () => {
    const { url } = await checkout();
    const typed = { number: '4111111111111111', holder: 'דנה "<b>"', cvv: '987', expiry: '99' };
    const { text } = await payOnPage(app.client(), url, typed);
    expect(text).toContain('value="דנה &quot;&lt;b&gt;&quot;"');
    expect(text).not.toMatch(/4111|987/u);
    expect((await payOnPage(app.client(), url, { ...typed, number: numberOf('approved') })).text).toContain(
      'value="4580 4580 4580 4580"',
    );
  });

  test('answers in English, escapes the shop’s words and allows no script', async () => {
    const { url } = await checkout({ locale: 'en' });
    const reply = await app.client().get(new URL(url).pathname + new URL(url).search);
    expect(reply.text).toContain('<html lang="en" dir="ltr"');
    for (const label of ['Card number', 'Cardholder name', 'Expiry', 'CVV', 'Quantity'])
      expect(reply.text).toContain(label);
    expect(reply.text).toContain('חבילת &lt;b&gt;Pro');
    const policy = reply.headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  test('shows each line with the sum of its pieces', async () => {
    const unit = { minor: 4_990, currency: 'ILS' } as const;
    const { url } = await checkout({
      locale: 'en',
      amount: { minor: 14_970, currency: 'ILS' },
      lines: [{ name: 'Printed card', quantity: 3, unit }],
    });
    const { text } = await app.client().get(new URL(url).pathname + new URL(url).search);
    const [, quantity, sum] = /<small>Quantity: (\d+)<\/small><\/dt><dd><bdi>([^<]+)/u.exec(text) ?? [];
    expect([quantity, sum]).toEqual(['3', '₪149.70']);
  });

  test('is refused from another site, unknown pages are not found, and the body has an end', async () => {
    const { url } = await checkout();
    const { pathname } = new URL(url);
    const client = app.client();
    const form = new URLSearchParams({ ...goodCard, number: numberOf('approved') }).toString();
    const options = { csrf: false as const, raw: form, contentType: 'application/x-www-form-urlencoded' };
    const foreign = { ...options, headers: { Origin: 'https://evil.example' } };
    expect((await client.post(pathname, undefined, foreign)).status).toBe(403);
    expect((await client.post(pathname, undefined, { ...options, raw: 'x'.repeat(10_000) })).status).toBe(
      413,
    );
    for (const path of [`/sandbox-pay/${randomUUID()}`, '/sandbox-pay/', '/sandbox-pay/%3Cscript%3E'])
      expect((await client.get(path)).status).toBe(404);
  });
});

describe('a stored card', () => {
  const charge = async (behaviour: CardBehaviour, change: Partial<CheckoutInput> = {}) => {
    const token = await tokenOf(await pay(behaviour, change));
    const reference = randomUUID();
    return { reference, outcome: await sandbox.chargeToken({ reference, amount, ...token }) };
  };

  test('is charged again, refunded in parts, and never by more than was paid', async () => {
    const { outcome } = await charge('approved');
    if (outcome.kind !== 'approved') throw new Error(JSON.stringify(outcome));
    const refund = (minor: number) =>
      sandbox.refund({ reference: randomUUID(), txnId: outcome.txnId, amount: { minor, currency: 'ILS' } });
    expect(await refund(1_990)).toMatchObject({ kind: 'approved', amount: { minor: 1_990 } });
    const [one, other] = await Promise.all([refund(3_000), refund(3_000)]);
    expect([one.kind, other.kind].sort()).toEqual(['approved', 'not_sent']);
    expect(await refund(1)).toMatchObject({ kind: 'not_sent', cause: expect.stringContaining('exceeds') });
  });

  test.each([
    ['renewals_decline', 'soft', '004'],
    ['blocked', 'hard', '015'],
  ] as const)('%s declines later charges (%s)', async (behaviour, kind, code) => {
    // A blocked card can only be stored, never charged on the page.
    const change = behaviour === 'blocked' ? { amount: { minor: 0, currency: 'ILS' as const } } : {};
    expect((await charge(behaviour, change)).outcome).toMatchObject({
      kind: 'declined',
      decline: { class: kind, code },
    });
  });

  test('charged and cut is unknown, and one look-up finds the one charge', async () => {
    const made = await pay('charged_then_cut');
    await sandbox.lookup(made);
    const token = await tokenOf(made);
    const reference = randomUUID();
    expect(await sandbox.chargeToken({ reference, amount, ...token })).toMatchObject({ kind: 'unknown' });
    expect(await sandbox.lookup({ reference })).toMatchObject(paidOnce({ amount }));
    expect(await app.knex('sandbox_psp.transactions').where({ more_info: reference })).toHaveLength(1);
  });

  test('removed, or named by another customer, is charged no more', async () => {
    const token = await tokenOf(await pay('approved'));
    const attempt = (customerId?: string) =>
      sandbox.chargeToken({
        reference: randomUUID(),
        amount,
        token: token.token,
        ...(customerId && { customerId }),
      });
    expect(await attempt(randomUUID())).toMatchObject({ kind: 'not_sent' });
    await sandbox.removeToken(token.token);
    expect(await attempt()).toMatchObject({ kind: 'not_sent' });
  });

  test('is charged by a recurring payment that can be changed, paused and ended', async () => {
    const { recurring } = sandbox;
    const token = await tokenOf(await pay('approved'));
    const day = 86_400_000;
    const input = {
      reference: randomUUID(),
      amount,
      token: token.token,
      customerId: token.customerId ?? '',
      description: 'Pro, חודשי',
      recurringType: 2,
      recurringRange: 1,
      numberOfCharges: 0,
      startDate: new Date(Date.now() + 2 * day),
    };
    expect(await recurring?.create({ ...input, startDate: new Date() })).toMatchObject({ kind: 'not_sent' });
    const made = await recurring?.create(input);
    if (made?.kind !== 'ok') throw new Error(JSON.stringify(made));
    const uid = made.recurringUid;
    await recurring?.update(uid, { amount: { minor: 12_000, currency: 'ILS' }, description: 'Business' });
    await recurring?.setActive(uid, false);
    expect(await recurring?.get(uid)).toMatchObject({
      kind: 'ok',
      state: {
        recurringUid: uid,
        isActive: false,
        isOver: false,
        isPastDue: false,
        amount: { minor: 12_000, currency: 'ILS' },
      },
    });
    expect(await recurring?.listCharges(uid)).toEqual({ kind: 'ok', charges: [] });
    expect(await recurring?.cancel(uid)).toEqual({ kind: 'ok' });
    expect(await recurring?.get(uid)).toMatchObject({ kind: 'not_found' });
  });
});

test('survives a restart: another process of the sandbox knows every page and charge', async () => {
  const { reference, checkoutId, url } = await checkout();
  const second = await openPayments(app.deps, 3_000);
  await payOnPage(app.client(), url, { number: numberOf('callback_never') });
  await second.close();
  const third = await openPayments(app.deps, 3_000);
  expect(await third.provider?.lookup({ reference, checkoutId })).toMatchObject(paidOnce({ amount }));
  await third.close();
  expect(await third.provider?.lookup({ reference, checkoutId })).toMatchObject({ kind: 'unknown' });
});

test('no card number is in the log or anywhere in the database', async () => {
  for (const { number } of sandboxCards.slice(0, 4))
    await payOnPage(app.client(), (await checkout()).url, { number });
  await payOnPage(app.client(), (await checkout()).url, { number: '4111 1111 1111 1111' });
  const dump = [JSON.stringify(app.logLines)];
  const { rows } = await app.knex.raw(
    `select table_schema, table_name from information_schema.tables
     where table_schema in ('public', 'sandbox_psp') and table_type = 'BASE TABLE'`,
  );
  for (const { table_schema: schema, table_name: table } of rows)
    dump.push(
      (
        await app.knex.raw('select coalesce(jsonb_agg(to_jsonb(t)), ?) as all from ?? t', [
          '[]',
          `${schema}.${table}`,
        ])
      ).rows
        .map((row: { all: unknown }) => JSON.stringify(row.all))
        .join(''),
    );
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;
  const found =
    dump
      .join('\n')
      .replaceAll(uuid, '')
      .match(/(?<![\w.-])[3-6](?:[ -]?\d){12,18}(?![\w.-])/gu) ?? [];
  expect(dump.join('').length).toBeGreaterThan(5_000);
  expect(found.filter((run) => passesLuhn(run.replace(/\D/gu, '')))).toEqual([]);
});
