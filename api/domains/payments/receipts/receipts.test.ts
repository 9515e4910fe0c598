import type { Language } from '../../../contract/base/languages.ts';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBillingDetails } from '../../../testing/factories/billing-details.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { nextNumber } from '../../../testing/factories/sequence.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { waitForLock } from '../../../testing/wait-for-lock.ts';
import { removeExpiredAccountData } from '../../accounts/closing/remove-expired-account-data.ts';
import { applyOutcome } from '../attempts/apply-outcome.ts';
import { issueReceipt } from '../attempts/issue-receipt.ts';
import { markSent } from '../attempts/send-attempt.ts';
import { planLine } from '../attempts/sold-lines.ts';
import { removeDiscardedFiles } from '../../cards/media/remove-discarded-files.ts';
import { documentKeyOf } from './store-document.ts';
import { makeDueDocuments } from './make-due-documents.ts';

/** How English documents write the company. */
const inEnglish = { COMPANY_NAME_EN: 'Bikur Ltd', COMPANY_ADDRESS_EN: 'P.O.B. 1001, Tel Aviv-Yafo 6100901' };

let app: TestApp;
let client: TestClient;
let user: User;

beforeAll(async () => {
  app = await startTestApp({ env: inEnglish });
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const snapshot = {
  customer: { name: 'שם ביום התשלום', email: 'then@example.co.il' },
  company: { name: 'החברה של אז בע״מ', number: '515000001', address: 'רחוב ישן 1, חיפה' },
  lines: [{ description: 'שורה של אז', quantity: 2, unitPrice: '20.00', total: '40.00' }],
  net: '33.90',
  vat: '6.10',
  vatRate: 18,
};
const own = (overrides = {}) => createReceipt(app.knex, { userId: user.id, snapshot, ...overrides });
const attempt = async (overrides = {}) => {
  const bought = await createPackage(app.knex, { userId: user.id });
  return createPaymentAttempt(app.knex, { userId: user.id, packageId: bought.id, ...overrides });
};
const pathOf = ({ id }: Receipt, query = '') => `/api/receipts/${id}/document${query}`;
const stateOf = ({ id }: Receipt) =>
  app.knex('receipts').where({ id }).first('pdf_status', 'pdf_url') as Promise<{
    pdf_status: string;
    pdf_url: string | null;
  }>;

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
}

async function download(path: string, by = client) {
  const response = await fetch(app.url + path, { headers: { Cookie: by.cookies.header() ?? '' } });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function keptText(receipt: Receipt, language: Language) {
  const file = await app.deps.storage.open(documentKeyOf(receipt, language));
  return file && textOf(await buffer(file.body));
}

describe('GET /api/receipts/{id}/document', () => {
  it('answers a PDF to be saved under a name of its own, made once and kept', async () => {
    const receipt = await own();
    const { response, bytes } = await download(pathOf(receipt));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const disposition = response.headers.get('Content-Disposition') ?? '';
    expect(disposition).toMatch(/^attachment; /u);
    expect(decodeURIComponent(disposition)).toContain(`קבלה ${receipt.receiptNumber}.pdf`);
    expect(await stateOf(receipt)).toEqual({ pdf_status: 'ready', pdf_url: pathOf(receipt) });
    expect((await download(pathOf(receipt))).bytes).toEqual(bytes);
  });

  it('prints what was written down on the day, whatever the account says now', async () => {
    const receipt = await own();
    await app
      .knex('users')
      .where({ id: user.id })
      .update({ username: `renamed${nextNumber('renamed')}` });
    const text = await textOf((await download(pathOf(receipt))).bytes);
    for (const said of [
      'שם ביום התשלום',
      'then@example.co.il',
      'החברה של אז בע״מ',
      '515000001',
      'שורה של אז',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain(user.email);
    expect(text).not.toContain('renamed');
  });

  it('prints what the billing issues: who paid, whom, and the credit of it', async () => {
    const charge = await attempt({ cardLast4: '4580', providerTxn: `txn-${nextNumber('txn')}` });
    const product = await createProduct(app.knex, { name: 'פרו', translations: { en: { name: 'Pro' } } });
    const period = { from: new Date('2026-11-30T22:30:00Z'), to: new Date('2026-12-31T22:30:00Z') };
    const sold = [planLine('plan', charge, product, { cycle: 'monthly', period })];
    const refund = await createPaymentAttempt(app.knex, {
      userId: user.id,
      packageId: charge.packageId,
      kind: 'refund',
      periodKey: `refund-${nextNumber('refund')}`,
      parentAttemptId: charge.id,
      amountMinor: 1_000,
    });
    const issue = (kind: 'receipt' | 'credit', paid: PaymentAttempt) =>
      app.knex.transaction((trx) =>
        issueReceipt(trx, app.deps, { kind, attempt: paid, sold, providerAt: new Date() }),
      );
    const { name, number, address, email } = await createBillingDetails(app.knex, { userId: user.id });
    const receipt = await issue('receipt', charge);
    // A credit names whom its receipt named.
    await app.knex('billing_details').where({ user_id: user.id }).delete();
    const credit = await issue('credit', refund);
    await app
      .knex('users')
      .where({ id: user.id })
      .update({ username: `renamed${nextNumber('renamed')}` });
    const text = await textOf((await download(pathOf(receipt))).bytes);
    for (const said of [name, number, address, email, app.deps.env.COMPANY_NAME, '₪ 40', charge.providerTxn])
      expect(text).toContain(said);
    const credited = await textOf((await download(pathOf(credit))).bytes);
    for (const said of ['זיכוי', receipt.receiptNumber, name, number, '10', 'ב־4580'])
      expect(credited).toContain(said);
    // Israel's days: half past ten at night in London is tomorrow.
    for (const document of [text, credited])
      expect(document.replaceAll('\n', ' ')).toContain(
        'תוכנית פרו, חודש, השירות מ־1 בדצמבר 2026 עד 1 בינואר 2027',
      );
    const english = await textOf((await download(pathOf(credit, '?language=en'))).bytes);
    expect(english.replaceAll('\n', ' ')).toContain(
      'Credit: Pro plan, one month, service from 1 December 2026 to 1 January 2027',
    );
    // All that isn't the customer's or a name is in the language of the document.
    for (const seller of Object.values(inEnglish)) expect(english).toContain(seller);
    let ours = english;
    for (const typed of [name, address ?? '']) {
      expect(english).toContain(typed);
      ours = ours.replaceAll(typed, '');
    }
    expect(ours).not.toMatch(/[א-ת]/u);
    const list = async () =>
      ((await client.get('/api/receipts')).body.receipts as Receipt[]).map((row) => row.description);
    const hebrew = 'תוכנית פרו, חודש, השירות מ־1 בדצמבר 2026 עד 1 בינואר 2027';
    expect((await list()).toSorted()).toEqual([`זיכוי: ${hebrew}`, hebrew].toSorted());
    client.cookies.take(['lang=en; Path=/']);
    expect(await list()).toContain('Pro plan, one month, service from 1 December 2026 to 1 January 2027');
  });

  it('prints the stored VAT, not one that is reckoned anew', async () => {
    const text = await textOf(
      (await download(pathOf(await own({ amount: 11_700, vatRate: 17, vatAmount: 1_700 })))).bytes,
    );
    for (const said of ['מע״מ 17%', '₪ 17', '₪ 100', '₪ 117']) expect(text).toContain(said);
  });

  it('completes a receipt without a snapshot when it is first asked for, and leaves it so', async () => {
    const old = await createReceipt(app.knex, { userId: user.id });
    await makeDueDocuments(app.deps, 'pending');
    expect(await stateOf(old)).toMatchObject({ pdf_status: 'pending' });
    const { bytes } = await download(pathOf(old));
    const text = await textOf(bytes);
    for (const said of [user.email, app.deps.env.COMPANY_NAME, 'חבילת Pro', '₪ 40', 'מסמך לדוגמה'])
      expect(text).toContain(said);
    await app
      .knex('users')
      .where({ id: user.id })
      .update({ username: `later${nextNumber('later')}` });
    expect((await download(pathOf(old))).bytes).toEqual(bytes);
  });

  it('has a line even where no lines were kept', async () => {
    const bare = await own({ snapshot: {}, items: [], description: null });
    expect(await textOf((await download(pathOf(bare))).bytes)).toContain(bare.receiptNumber);
  });

  it('marks what the sandbox took, and nothing else, and names the card', async () => {
    const paid = async (provider: 'sandbox' | 'payplus') =>
      textOf(
        (
          await download(
            pathOf(await own({ attemptId: (await attempt({ provider, cardLast4: '0034' })).id })),
          )
        ).bytes,
      );
    const [test, real] = [await paid('sandbox'), await paid('payplus')];
    expect(test).toContain('מסמך לדוגמה: לא עבר כסף');
    expect(real).not.toContain('לדוגמה');
    for (const text of [test, real]) expect(text).toContain('ב־0034');
  });

  it('names the receipt that a credit gives back, and the card that was charged', async () => {
    const charge = await attempt({ status: 'created', cardLast4: '4580' });
    const refund = await createPaymentAttempt(app.knex, {
      userId: user.id,
      packageId: charge.packageId,
      kind: 'refund',
      periodKey: `refund-${nextNumber('refund')}`,
      parentAttemptId: charge.id,
    });
    const receipt = await own({ attemptId: charge.id });
    const no = 500_000 + nextNumber('credit');
    const credit = await own({
      kind: 'credit',
      series: 'C',
      receiptNo: no,
      receiptNumber: `C${no}`,
      attemptId: refund.id,
    });
    const { response, bytes } = await download(pathOf(credit));
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
      `מסמך זיכוי C${no}.pdf`,
    );
    const text = await textOf(bytes);
    for (const said of ['מסמך זיכוי', receipt.receiptNumber, 'ב־4580']) expect(text).toContain(said);
  });

  it('speaks the language of the page, or the one that is asked for', async () => {
    const receipt = await own();
    const titleIn = async (query: string, by = client) =>
      (await textOf((await download(pathOf(receipt, query), by)).bytes)).split('\n')[0];
    expect(await titleIn('')).toContain('קבלה');
    expect(await titleIn('?language=en')).toContain('Receipt');
    expect(await titleIn('?language=fr')).toContain('קבלה');
    client.cookies.take(['lang=en; Path=/']);
    expect(await titleIn('')).toContain('Receipt');
    expect(await titleIn('?language=he')).toContain('קבלה');
  });

  it("is for the person who paid alone; others' and what isn't there look the same", async () => {
    const foreign = await createReceipt(app.knex, { snapshot });
    const replies = [];
    for (const id of [foreign.id, 999_999_999, 'x', '-1', '1e3'])
      replies.push(await client.get(`/api/receipts/${id}/document`));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    expect(await stateOf(foreign)).toEqual({ pdf_status: 'pending', pdf_url: null });
    expect((await app.client().get(pathOf(foreign))).status).toBe(401);
    // Documents aren't served at the addresses of pictures either, which lie in the same storage.
    await makeDueDocuments(app.deps, 'pending');
    const key = documentKeyOf(foreign, 'he');
    expect(await app.deps.storage.sizeOf(key)).toBeGreaterThan(0);
    for (const path of [`/media/${key}`, `/media/${key.replaceAll('/', '%2f')}`])
      expect((await client.get(path)).text).not.toContain('%PDF');
  });

  it('answers HEAD without a body', async () => {
    const receipt = await own();
    const reply = await client.request('HEAD', pathOf(receipt));
    expect(reply.status).toBe(200);
    expect(Number(reply.headers.get('Content-Length'))).toBeGreaterThan(5_000);
  });

  it('makes one file when it is asked for many times at once', async () => {
    const put = vi.spyOn(app.deps.storage, 'put');
    const [one, other] = [await own(), await own()];
    const replies = await Promise.all([one, one, other, one, other, one].map((r) => download(pathOf(r))));
    expect(replies.map(({ response }) => response.status)).toEqual(replies.map(() => 200));
    expect(put.mock.calls.map(([key]) => key).toSorted()).toEqual(
      [documentKeyOf(one, 'he'), documentKeyOf(other, 'he')].toSorted(),
    );
  });

  it('leaves to another process what that one is just making', async () => {
    const receipt = await own();
    const key = documentKeyOf(receipt, 'he');
    const other = await app.knex.transaction();
    await other('receipts').where({ id: receipt.id }).forUpdate();
    const reply = download(pathOf(receipt));
    await waitForLock(app.knex);
    await app.deps.storage.put(key, Buffer.from('the other one was first'));
    await other.commit();
    expect(Buffer.from((await reply).bytes).toString()).toBe('the other one was first');
  });
});

describe('GET /api/admin/receipts/{id}/document', () => {
  it("lets staff read anybody's in that person's language, and nobody else", async () => {
    const payer = await createUser(app.knex, { language: 'en' });
    const receipt = await createReceipt(app.knex, { userId: payer.id, snapshot });
    const path = `/api/admin/receipts/${receipt.id}/document`;
    const admin = await signInAs(app, 'admin');
    expect(await textOf((await download(path, admin.client)).bytes)).toContain('Receipt');
    expect((await admin.client.get('/api/admin/receipts/999999999/document')).status).toBe(404);
    expect((await client.get(path)).status).toBe(403);
    const moderator = await signInAs(app, 'moderator');
    expect((await moderator.client.get(path)).status).toBe(403);
    expect((await app.client().get(path)).status).toBe(401);
  });
});

describe('documents made ahead', () => {
  it("are in each person's language, and safe to make twice", async () => {
    const english = await createUser(app.knex, { language: 'en' });
    const [hebrew, foreign] = [await own(), await createReceipt(app.knex, { userId: english.id, snapshot })];
    expect((await makeDueDocuments(app.deps, 'pending')).failed).toBe(0);
    expect(await keptText(hebrew, 'he')).toContain('קבלה');
    expect(await keptText(foreign, 'en')).toContain('Receipt');
    expect(await keptText(foreign, 'he')).toBeNull();
    expect(await stateOf(hebrew)).toMatchObject({ pdf_status: 'ready' });
    expect(await makeDueDocuments(app.deps, 'pending')).toEqual({ made: 0, failed: 0 });
  });

  it('go on after one that fails, which is tried again later, and on demand', async () => {
    const put = vi.spyOn(app.deps.storage, 'put').mockRejectedValue(new Error('the disk is full'));
    const [first, second] = [await own(), await own()];
    expect((await client.get(pathOf(first))).status).toBe(500);
    expect(await makeDueDocuments(app.deps, 'pending')).toEqual({ made: 0, failed: 1 });
    for (const receipt of [first, second])
      expect(await stateOf(receipt)).toEqual({ pdf_status: 'error', pdf_url: null });
    put.mockRestore();
    expect(await makeDueDocuments(app.deps, 'pending')).toEqual({ made: 0, failed: 0 });
    expect((await download(pathOf(first))).response.status).toBe(200);
    expect(await makeDueDocuments(app.deps, 'error')).toEqual({ made: 1, failed: 0 });
    for (const receipt of [first, second])
      expect(await stateOf(receipt)).toMatchObject({ pdf_status: 'ready' });
  });

  it('are marked as ready although the process died after it kept the file', async () => {
    const receipt = await own();
    await app.deps.storage.put(documentKeyOf(receipt, 'he'), Buffer.from('kept'));
    expect((await makeDueDocuments(app.deps, 'pending')).failed).toBe(0);
    expect(await stateOf(receipt)).toMatchObject({ pdf_status: 'ready' });
  });

  it('stay when the account is closed, for staff alone, until the law asks for them no longer', async () => {
    const receipt = await own({ paymentDate: new Date('2018-03-01') });
    const undrawn = await createReceipt(app.knex, { userId: user.id, paymentDate: new Date('2018-03-01') });
    await makeDueDocuments(app.deps, 'pending');
    await app.knex('users').where({ id: user.id }).delete();
    const admin = await signInAs(app, 'admin');
    const read = async ({ id }: Receipt) =>
      textOf((await download(`/api/admin/receipts/${id}/document`, admin.client)).bytes);
    expect(await read(receipt)).toContain('שם ביום התשלום');
    // One that nobody had asked for is drawn from what was kept of who paid.
    expect(await read(undrawn)).toContain(user.email);
    const found = await admin.client.get(
      `/api/admin/receipts?filter=${encodeURIComponent(JSON.stringify({ of: 'closed', q: user.email }))}`,
    );
    expect(found.body.map(({ id }: Receipt) => id).toSorted()).toEqual([receipt.id, undrawn.id].toSorted());
    const again = await admin.client.post(`/api/admin/receipts/${receipt.id}/send-again`, {});
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('אין למי לשלוח')]);
    const endOf = async (day: string) => {
      await removeExpiredAccountData(app.knex, new Date(day));
      await removeDiscardedFiles(app.knex, app.deps.storage);
      return app.deps.storage.sizeOf(documentKeyOf(receipt, 'he'));
    };
    expect(await endOf('2025-12-31T12:00:00Z')).toBeGreaterThan(5_000);
    expect(await endOf('2026-01-01T12:00:00Z')).toBeNull();
  });

  it('of a payment whose account is closed meanwhile: a chargeback finds it, and its credit names who paid', async () => {
    // Its provider isn't connected here, so that its refund waits.
    const provider = 'payplus';
    const providerTxn = `txn-${nextNumber('txn')}`;
    const charge = await attempt({ status: 'succeeded', provider, providerTxn });
    const receipt = await own({ attemptId: charge.id });
    await app.knex('users').where({ id: user.id }).delete();
    const admin = await signInAs(app, 'admin');
    const disputed = await admin.client.post(`/api/admin/payments/${charge.id}/open-dispute`, {
      amount: '10.00',
      reason: 'מכתב מהבנק',
    });
    expect(disputed.status).toBe(200);
    const dispute = await app.knex('disputes').where({ attempt_id: charge.id }).first();
    const lost = await admin.client.post(`/api/admin/disputes/${dispute.id}/lose-dispute`, {
      reason: 'הוחלט',
    });
    expect([lost.status, lost.body.status]).toEqual([200, 'lost']);
    const left = ((charge.amountMinor - 1_000) / 100).toFixed(2);
    const reply = await admin.client.post(`/api/admin/payments/${charge.id}/refund`, {
      amount: left,
      reason: 'השאר',
    });
    expect(reply.status).toBe(200);
    const [takenBack, refund] = await PaymentAttempt.query(app.knex)
      .where({ parent_attempt_id: charge.id })
      .orderBy('id');
    const minor = charge.amountMinor - 1_000;
    expect(takenBack).toMatchObject({ userId: null, amountMinor: 1_000, disputeId: dispute.id });
    expect(refund).toMatchObject({ userId: null, packageId: null, amountMinor: minor });
    const amount = { minor, currency: 'ILS' } as const;
    const approved = {
      kind: 'approved',
      txnId: `txn-${nextNumber('txn')}`,
      amount,
      providerAt: new Date(),
    } as const;
    await markSent(app.deps, refund?.id ?? 0);
    await applyOutcome(app.deps, refund?.id ?? 0, approved);
    for (const back of [takenBack, refund]) {
      const credit = await Receipt.query(app.knex).findOne({ attempt_id: back?.id ?? 0, kind: 'credit' });
      const path = `/api/admin/receipts/${credit?.id}/document`;
      const text = await textOf((await download(path, admin.client)).bytes);
      for (const said of ['שם ביום התשלום', receipt.receiptNumber]) expect(text).toContain(said);
    }
    expect(await app.knex('mail_log').where({ user_id: user.id })).toEqual([]);
  });

  it('give back what is paid on a page that was open when the account was closed', async () => {
    const late = await attempt({ status: 'pending', checkoutId: `page-${nextNumber('page')}` });
    await app.knex('users').where({ id: user.id }).delete();
    const amount = { minor: late.amountMinor, currency: 'ILS' } as const;
    const approved = {
      kind: 'approved',
      txnId: `txn-${nextNumber('txn')}`,
      amount,
      providerAt: new Date(),
    } as const;
    expect(await applyOutcome(app.deps, late.id, approved)).toMatchObject({ status: 'excess' });
    expect(await PaymentAttempt.query(app.knex).findOne({ parent_attempt_id: late.id })).toMatchObject({
      kind: 'refund',
      amountMinor: late.amountMinor,
    });
    const receipt = await Receipt.query(app.knex).findOne({ attempt_id: late.id });
    expect(receipt).toMatchObject({ userId: null, items: [{ description: 'תשלום' }] });
    const admin = await signInAs(app, 'admin');
    const { bytes } = await download(`/api/admin/receipts/${receipt?.id}/document`, admin.client);
    expect(await textOf(bytes)).toContain('בעל חשבון שנסגר');
  });
});

describe('value added tax', () => {
  const issueAt = async (providerAt: Date, change: Partial<PaymentAttempt> = {}) => {
    const charge = await attempt(change);
    const receipt = await app.knex.transaction((trx) =>
      issueReceipt(trx, app.deps, { kind: 'receipt', attempt: charge, providerAt }),
    );
    return { charge, receipt };
  };

  it('has the rate of the receipt’s own day in Israel, and a credit that of its receipt', async () => {
    const before = await issueAt(new Date('2024-12-31T21:59:59Z'));
    const after = await issueAt(new Date('2024-12-31T22:00:00Z'));
    expect([before.receipt, after.receipt]).toMatchObject([
      { vatRate: 17, vatAmount: 581, amount: 4_000 },
      { vatRate: 18, vatAmount: 610, amount: 4_000 },
    ]);
    const refund = await createPaymentAttempt(app.knex, {
      userId: user.id,
      packageId: before.charge.packageId,
      kind: 'refund',
      periodKey: `refund-${nextNumber('refund')}`,
      parentAttemptId: before.charge.id,
    });
    const credit = await app.knex.transaction((trx) =>
      issueReceipt(trx, app.deps, { kind: 'credit', attempt: refund, providerAt: new Date() }),
    );
    expect(credit).toMatchObject({ vatRate: 17, vatAmount: 581 });
  });

  it('changes on the day that staff entered, on receipts and in shown prices, and can’t be changed afterwards', async () => {
    const admin = await signInAs(app, 'admin');
    const path = '/api/admin/vat-rates';
    const today = wallClock(app.deps.clock.now()).date;
    for (const firstDay of ['2020-01-01', today]) {
      const refused = await admin.client.post(path, { firstDay, rate: 19 });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { firstDay: 'שיעור חדש מתחיל ממחר או מאוחר יותר: קבלות של היום כבר יצאו' },
      ]);
    }
    expect((await client.post(path, { firstDay: '2040-01-01', rate: 19 })).status).toBe(403);
    const made = await admin.client.post(path, { firstDay: '2040-01-01', rate: 20 });
    expect(made.status).toBe(201);
    expect(
      await app
        .knex('audit_log')
        .where({ entity: 'vat-rates', action: 'create', entity_id: `${made.body.id}` }),
    ).toHaveLength(1);
    expect((await issueAt(new Date('2039-12-31T21:00:00Z'))).receipt.vatRate).toBe(18);
    expect((await issueAt(new Date('2039-12-31T22:00:00Z'))).receipt).toMatchObject({
      vatRate: 20,
      vatAmount: 667,
    });
    const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
    const shown = async () =>
      (await app.client().get(`/api/checkout?type=package&id=${product.id}`)).body.offer as object;
    expect(await shown()).toMatchObject({ vatRate: 18, monthly: { total: '40.00', vat: '6.10' } });
    const now = vi.spyOn(app.deps.clock, 'now').mockReturnValue(new Date('2039-12-31T22:00:00Z'));
    expect(await shown()).toMatchObject({ vatRate: 20, monthly: { total: '40.00', vat: '6.67' } });
    now.mockRestore();
    expect((await admin.client.delete(`${path}/${made.body.id}`)).status).toBe(200);
    const begun = await app.knex('vat_rates').where({ rate: 18 }).first();
    expect((await admin.client.delete(`${path}/${begun.id}`)).status).toBe(409);
    await expect(app.knex('vat_rates').where({ id: begun.id }).update({ rate: 19 })).rejects.toThrow(
      'never changes',
    );
  });
});
