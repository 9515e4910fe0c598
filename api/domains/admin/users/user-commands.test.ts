import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeRow } from '../../../testing/change-row.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createAccessToken } from '../../../testing/factories/access-token.ts';
import { createAuditEntry } from '../../../testing/factories/audit-entry.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createSession } from '../../../testing/factories/session.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let client: TestClient;
let adminId: number;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://bikur.example' } });
  const admin = await signInAs(app, 'admin');
  client = admin.client;
  adminId = admin.user.id;
});
afterAll(() => app.close());

const path = (id: number, command = '') => `/api/admin/users/${id}${command && `/${command}`}`;
const why = { reason: 'הלקוח ביקש בטלפון, "דחוף" 😀' };
const auditOf = (entity: string, id: number) =>
  app
    .knex('audit_log')
    .where({ entity, entity_id: String(id) })
    .orderBy('id');
const mailsTo = (to: string) => app.knex('mail_log').where({ to_address: to });
const inMonths = (count: number) => {
  const date = new Date();
  date.setMonth(date.getMonth() + count);
  return date.getTime();
};
const oneDay = 86_400_000;

describe('an address', () => {
  test('is verified by staff once, and the line in the audit log says why', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    const verified = await client.post(path(user.id, 'verify-email'), why);
    expect([verified.status, verified.body.isEmailVerified]).toEqual([200, true]);
    expect(await auditOf('users', user.id)).toMatchObject([
      {
        action: 'verify-email',
        actor_id: adminId,
        before: { isEmailVerified: false },
        after: { isEmailVerified: true, input: why },
      },
    ]);
    expect((await client.post(path(user.id, 'verify-email'), why)).status).toBe(409);
    expect((await client.post(path(user.id, 'send-verification'), {})).status).toBe(409);
  });

  test('gets the link once more, and the link for a password, by mail alone', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    expect((await client.post(path(user.id, 'send-verification'), {})).status).toBe(200);
    expect((await client.post(path(user.id, 'send-password-reset'), {})).status).toBe(200);
    expect((await mailsTo(user.email)).map(({ template }) => template).sort()).toEqual([
      'reset_password',
      'verify_email',
    ]);
    const log = JSON.stringify(await auditOf('users', user.id));
    expect(log).toContain('send-password-reset');
    expect(log).not.toContain('Token"');
  });
});

test('what a person is signed in with is told, and neither a session nor a token that has ended', async () => {
  const user = await createUser(app.knex);
  const ended = new Date(Date.now() - oneDay);
  await createSession(app.knex, { userId: user.id, userAgent: 'a browser' });
  await createSession(app.knex, { userId: user.id, userAgent: 'an ended browser', expiresAt: ended });
  await createAccessToken(app.knex, { userId: user.id, userAgent: 'an app' });
  await createAccessToken(app.knex, { userId: user.id, userAgent: 'an ended app', expiresAt: ended });
  const { body } = await client.get(path(user.id, 'devices'));
  const devices = body as { kind: string; device: string }[];
  expect(devices.map(({ kind, device }) => `${kind}: ${device}`).sort()).toEqual([
    'browser: a browser',
    'token: an app',
  ]);
});

test('sessions end on every device; one’s own device at hand stays', async () => {
  const user = await createUser(app.knex);
  const person = await signedInClient(app, user);
  const devices = await client.get(path(user.id, 'devices'));
  expect(devices.body).toHaveLength(1);
  expect(JSON.stringify(devices.body)).not.toMatch(/[0-9a-f]{32}/);
  expect((await client.post(path(user.id, 'end-sessions'), why)).status).toBe(200);
  expect((await person.get('/api/auth/current-user')).status).toBe(401);
  expect((await client.post(path(adminId, 'end-sessions'), why)).status).toBe(200);
  expect((await client.get('/api/auth/current-user')).status).toBe(200);
});

describe('a package', () => {
  test('is given with the product’s limits, without money, and stands in the person’s row', async () => {
    const user = await createUser(app.knex);
    const product = await createProduct(app.knex, {
      monthlyPrice: 4_000,
      proCardCount: 3,
      basicCardCount: 1,
    });
    const gift = { productId: product.id, months: 2, ...why };
    const given = await client.post(path(user.id, 'give-package'), gift);
    expect([given.status, given.body.planProductId]).toEqual([200, product.id]);
    const [bought] = await app.knex('packages').where({ user_id: user.id });
    expect(bought).toMatchObject({
      status: 'active',
      payment_method: 'manual',
      price: '0.00',
      is_paid: true,
      pro_card_count: 3,
      auto_renew: false,
    });
    expect(Math.abs(bought.end_date.getTime() - inMonths(2))).toBeLessThan(4 * oneDay);
    expect(await app.knex('receipts').where({ user_id: user.id })).toEqual([]);
    const [moved] = await app.knex('state_transitions').where({ entity: 'packages', entity_id: bought.id });
    expect(moved).toMatchObject({ to_status: 'active', actor: `admin:${adminId}`, reason: why.reason });
    const owner = await signedInClient(app, user);
    expect((await owner.get('/api/auth/current-user')).body.entitlements).toMatchObject({ proCards: 3 });
  });

  test('is not given twice by a second press, nor by halves', async () => {
    const user = await createUser(app.knex);
    const product = await createProduct(app.knex);
    const gift = { productId: product.id, months: 1, ...why };
    const answers = await Promise.all([
      client.post(path(user.id, 'give-package'), gift),
      client.post(path(user.id, 'give-package'), gift),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.knex('packages').where({ user_id: user.id })).toHaveLength(1);
    for (const [field, value] of [
      ['months', 0],
      ['months', 37],
      ['months', 1.5],
      ['productId', 999_999],
      ['reason', '   '],
      ['reason', 'א'.repeat(10_000)],
    ] as const) {
      const refused = await client.post(path(user.id, 'give-package'), { ...gift, [field]: value });
      expect([field, Object.keys(refused.body.errors)]).toEqual([field, [field]]);
    }
  });

  test('is extended from its end, from now when it is over, and the next charge moves along', async () => {
    const user = await createUser(app.knex);
    const endDate = new Date(Date.now() + 10 * oneDay);
    const running = await createPackage(app.knex, {
      userId: user.id,
      status: 'active',
      endDate,
      autoRenew: true,
      renewalDriver: 'merchant',
      nextPaymentDate: endDate,
    });
    const over = await createPackage(app.knex, {
      userId: user.id,
      status: 'expired',
      startDate: new Date(Date.now() - 100 * oneDay),
      endDate: new Date(Date.now() - 50 * oneDay),
    });
    for (const { id } of [running, over])
      expect(
        (await client.post(path(user.id, 'extend-package'), { packageId: id, months: 1, ...why })).status,
      ).toBe(200);
    const after = async (id: number) => app.knex('packages').where({ id }).first();
    const extended = await after(running.id);
    expect(extended.next_payment_date).toEqual(extended.end_date);
    expect(extended.end_date.getTime()).toBeGreaterThan(endDate.getTime() + 27 * oneDay);
    expect(await after(over.id)).toMatchObject({ status: 'active' });
    expect(Math.abs((await after(over.id)).end_date.getTime() - inMonths(1))).toBeLessThan(4 * oneDay);
    expect(await auditOf('packages', running.id)).toMatchObject([
      { action: 'extend', after: { input: { months: 1 } } },
    ]);
  });

  test('of somebody else, without an end, or charged by another calendar is not extended', async () => {
    const user = await createUser(app.knex);
    const foreign = await createPackage(app.knex, {
      status: 'active',
      endDate: new Date(Date.now() + oneDay),
    });
    const endless = await createPackage(app.knex, { userId: user.id, status: 'active', endDate: null });
    const theirs = await createPackage(app.knex, {
      userId: user.id,
      status: 'active',
      endDate: new Date(Date.now() + oneDay),
      autoRenew: true,
      renewalDriver: 'provider',
    });
    for (const { id } of [foreign, endless, theirs]) {
      const refused = await client.post(path(user.id, 'extend-package'), {
        packageId: id,
        months: 1,
        ...why,
      });
      expect([refused.status >= 400, Object.keys(refused.body.errors)]).toEqual([true, ['packageId']]);
    }
  });
});

describe('an account is closed', () => {
  test('like by its owner: rows go, receipts stay, a mail is sent, the audit log says who and why', async () => {
    const user = await createUser(app.knex);
    const receipt = await createReceipt(app.knex, { userId: user.id });
    await createBusinessProfile(app.knex, { userId: user.id });
    const wrong = await client.post(path(user.id, 'close'), { confirmation: 'לא זה', ...why });
    expect(wrong.body.errors).toHaveProperty('confirmation');
    const closed = await client.post(path(user.id, 'close'), { confirmation: ` ${user.username} `, ...why });
    expect([closed.status, closed.body]).toEqual([200, { id: user.id }]);
    expect((await client.get(path(user.id))).status).toBe(404);
    expect(await app.knex('receipts').where({ id: receipt.id, user_id: null })).toHaveLength(1);
    expect((await mailsTo(user.email)).map(({ template }) => template)).toEqual(['account_deleted']);
    const [entry] = await auditOf('users', user.id);
    expect(entry).toMatchObject({ action: 'close', before: { email: user.email }, after: { input: why } });
    expect(JSON.stringify(entry.before)).not.toContain('argon2');
    expect((await client.post(path(user.id, 'close'), { confirmation: 'x', ...why })).status).toBe(404);
  });

  test('not while a standing order would go on charging, and not by a bare delete', async () => {
    const user = await createUser(app.knex);
    await createRecurringPayment(app.knex, { userId: user.id, status: 'active' });
    expect((await client.post(path(user.id, 'close'), { confirmation: user.username, ...why })).status).toBe(
      409,
    );
    expect((await client.delete(path(user.id))).status).toBe(405);
    expect((await client.get(path(user.id))).status).toBe(200);
  });
});

test('the history of a person holds deeds about them and their rows, and changes of status, newest first', async () => {
  const user = await createUser(app.knex, { isEmailVerified: false });
  const other = await createUser(app.knex);
  const address = await createUserAddress(app.knex, { userId: user.id, city: 'עכו' });
  const product = await createProduct(app.knex);
  await client.post(path(user.id, 'verify-email'), why);
  await changeRow(client, `/api/admin/user-addresses/${address.id}`, { city: 'חיפה' });
  await client.post(path(user.id, 'give-package'), { productId: product.id, months: 1, ...why });
  await client.put(path(other.id), { phone: '050-1234567' });
  const { entries, hasMore } = (await client.get(path(user.id, 'history'))).body;
  expect(hasMore).toBe(false);
  expect(
    entries.map((entry: { entity: string; action: string }) => `${entry.entity} ${entry.action}`).sort(),
  ).toEqual(['packages status', 'user-addresses update', 'users give-package', 'users verify-email']);
  const times = entries.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort().toReversed());
  expect((await client.get(`${path(user.id, 'history')}?page=2`)).body.entries).toEqual([]);
  // A page has fifty, and says whether there are more.
  const older = { entity: 'users', entityId: String(user.id), createdAt: new Date('2026-01-01') };
  const page = async (number: number) => {
    const reply = await client.get(`${path(user.id, 'history')}?page=${number}`);
    return [reply.body.entries.length, reply.body.hasMore];
  };
  for (let made = entries.length; made < 50; made += 1) await createAuditEntry(app.knex, older);
  expect([await page(1), await page(2)]).toEqual([
    [50, false],
    [0, false],
  ]);
  await createAuditEntry(app.knex, older);
  expect([await page(1), await page(2)]).toEqual([
    [50, true],
    [1, false],
  ]);
});

test('people are found by their plan and by their cards', async () => {
  const [paid, lapsed, free] = [
    await createUser(app.knex),
    await createUser(app.knex),
    await createUser(app.knex),
  ];
  const soon = new Date(Date.now() + 5 * oneDay);
  await createPackage(app.knex, {
    userId: paid.id,
    status: 'active',
    isPaid: true,
    endDate: soon,
    autoRenew: false,
  });
  await createPackage(app.knex, {
    userId: lapsed.id,
    status: 'expired',
    isPaid: true,
    startDate: new Date('2025-12-01'),
    endDate: new Date('2026-01-01'),
  });
  await createBusinessProfile(app.knex, { userId: free.id });
  const endingIn = async (days: number, autoRenew = false) => {
    const { id } = await createUser(app.knex);
    const endDate = new Date(Date.now() + days * oneDay);
    await createPackage(app.knex, { userId: id, status: 'active', endDate, autoRenew });
    return id;
  };
  const [inAMonth, later, renewed] = [await endingIn(29.9), await endingIn(30.1), await endingIn(5, true)];
  const ending = [paid.id, lapsed.id, free.id, inAMonth, later, renewed, await endingIn(-1)];
  // Given by hand, and over some day: somebody has to think of it.
  const byHand = { paymentMethod: 'manual' } as const;
  await app.knex('packages').where({ user_id: later }).update({ payment_method: 'manual' });
  const forGood = await createUser(app.knex);
  ending.push(forGood.id);
  await createPackage(app.knex, { ...byHand, userId: forGood.id, status: 'active', endDate: null });
  await createPackage(app.knex, { ...byHand, userId: lapsed.id, status: 'expired', endDate: soon });
  const found = async (filter: object, among = [paid.id, lapsed.id, free.id]) => {
    const mine = { ...filter, id: among };
    const { body } = await client.get(
      `/api/admin/users?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(mine))}`,
    );
    return (body as { id: number }[]).map(({ id }) => id).sort((one, two) => one - two);
  };
  expect(await found({ plan: 'paid' })).toEqual([paid.id]);
  expect(await found({ plan: 'free' })).toEqual([lapsed.id, free.id]);
  expect(await found({ plan: 'lapsed' })).toEqual([lapsed.id]);
  expect(await found({ plan: 'ending' }, ending)).toEqual([paid.id, inAMonth]);
  expect(await found({ plan: 'manual' }, ending)).toEqual([later]);
  expect(await found({ cards: 'some' })).toEqual([free.id]);
  expect(await found({ cards: 'none', plan: 'paid' })).toEqual([paid.id]);
  expect((await client.get(path(free.id))).body).toMatchObject({ cardCount: 1, planProductId: null });
});
