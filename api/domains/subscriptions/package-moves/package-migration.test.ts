import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ShownMigration,
  ShownMigrationItem,
} from '../../../contract/subscriptions/package-moves.schema.ts';
import type { Package } from '../../../models/Package.ts';
import type { Product } from '../../../models/Product.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackageChange } from '../../../testing/factories/package-change.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { advanceMigration } from './advance-migration.ts';

let app: TestApp;
let admin: TestClient;
let adminId: number;

beforeAll(async () => {
  // What owners are told of prices, and for how long a move waits for it, price-notice.test.ts asks.
  app = await startTestApp({ env: { PRICE_NOTICE_DAYS: 0 } });
  const signedIn = await signInAs(app, 'admin');
  admin = signedIn.client;
  adminId = signedIn.user.id;
});
afterAll(() => app.close());

const path = '/api/admin/package-migrations';
const products = async () => ({
  from: await createProduct(app.knex, { name: 'פרו Pro', proCardCount: 3 }),
  to: await createProduct(app.knex, {
    name: 'בסיסי 2',
    monthlyPrice: 2_500,
    yearlyPrice: 25_000,
    basicCardCount: 2,
    proCardCount: 0,
  }),
});
type Both = { from: Product; to: Product };

const preview = async ({ from, to }: Both, filter = {}): Promise<ShownMigration> =>
  (await admin.post(path, { fromProductId: from.id, toProductId: to.id, filter })).body;
const read = async (id: number): Promise<ShownMigration> => (await admin.get(`${path}/${id}`)).body;
const items = async (id: number, query = ''): Promise<ShownMigrationItem[]> =>
  (await admin.get(`${path}/${id}/packages${query}`)).body.rows;
const work = async () => {
  while (await advanceMigration(app.deps));
};
const ready = async (both: Both, filter = {}) => {
  const run = await preview(both, filter);
  await work();
  return read(run.id);
};
const stored = (id: number) =>
  app.knex('packages').where({ id }).first('product_id', 'price', 'pro_card_count', 'status', 'version');

test('a preview says what each owner pays and loses, and changes nothing', async () => {
  const both = await products();
  const owner = await createUser(app.knex, { username: 'דנה Levi 7' });
  const moved = await createPackage(app.knex, { userId: owner.id, productId: both.from.id, proCardCount: 2 });
  const cards = [
    await createBusinessProfile(app.knex, { userId: owner.id, cardType: 'pro', template: 'night' }),
    await createBusinessProfile(app.knex, { userId: owner.id, cardType: 'pro', template: 'bold' }),
  ];
  // Covered neither before nor after: no loss.
  await createBusinessProfile(app.knex, { userId: owner.id, cardType: 'pro' });
  const run = await ready(both);
  expect(run).toMatchObject({
    status: 'ready',
    progress: { planned: 1, changed: 0, skipped: 0, failed: 0, restored: 0, left: 0 },
    totals: {
      packages: 1,
      owners: 1,
      losingOwners: 1,
      lostCards: 2,
      lostFeatures: { gallery: 1, customAddress: 1 },
      dearer: 0,
      cheaper: 1,
      monthlyBefore: '40.00',
      monthlyAfter: '25.00',
    },
  });
  expect(await items(run.id)).toMatchObject([
    {
      packageId: moved.id,
      username: 'דנה Levi 7',
      before: { productId: both.from.id, price: '40.00', basicCardCount: 1, proCardCount: 2 },
      after: { productId: both.to.id, price: '25.00', basicCardCount: 2, proCardCount: 0 },
      losses: {
        cards: cards.map(({ id, template }) => ({ id, template })),
        features: expect.arrayContaining(['allTemplates', 'gallery', 'walletPasses']),
      },
    },
  ]);
  expect(await stored(moved.id)).toMatchObject({ product_id: both.from.id, price: '40.00', version: 1 });
});

test('what another package still gives is no loss', async () => {
  const both = await products();
  const owner = await createUser(app.knex);
  await createPackage(app.knex, { userId: owner.id, productId: both.from.id, proCardCount: 1 });
  await createPackage(app.knex, { userId: owner.id, proCardCount: 1 });
  await createBusinessProfile(app.knex, { userId: owner.id, cardType: 'pro' });
  const run = await ready(both);
  expect((await items(run.id))[0]?.losses).toEqual({ cards: [], features: [] });
  expect(await items(run.id, '?losing=true')).toEqual([]);
  expect(await items(run.id, '?losing=false')).toHaveLength(1);
});

test('the filter narrows: cycle, state, enterprise, renewal and the days of Jerusalem', async () => {
  const both = await products();
  const make = (changes: Partial<Package>) =>
    createPackage(app.knex, { productId: both.from.id, ...changes } as never);
  const early = new Date('2026-03-01T21:59:00Z');
  const late = new Date('2026-03-01T22:30:00Z');
  await make({ billingCycle: 'yearly', autoRenew: true, createdAt: early });
  await make({ status: 'expired', isEnterprise: true, createdAt: late });
  const count = async (filter: object) => (await ready(both, filter)).progress.planned;
  expect(await count({})).toBe(2);
  expect(await count({ statuses: ['active', 'past_due'] })).toBe(1);
  expect(await count({ billingCycle: 'yearly' })).toBe(1);
  expect(await count({ isEnterprise: true })).toBe(1);
  expect(await count({ autoRenew: false })).toBe(1);
  expect(await count({ boughtUntil: '2026-03-01' })).toBe(1);
  expect(await count({ boughtFrom: '2026-03-02', boughtUntil: '2026-03-02' })).toBe(1);
  const yearly = await ready(both, { billingCycle: 'yearly' });
  expect((await items(yearly.id))[0]?.after.price).toBe('250.00');
});

test('a run changes plan, price and places, never the status; it is in the log, and undone as a whole', async () => {
  const both = await products();
  const [one, two] = [
    await createPackage(app.knex, { productId: both.from.id, price: 3_300 }),
    await createPackage(app.knex, { productId: both.from.id, status: 'past_due' }),
  ];
  const before = [await stored(one.id), await stored(two.id)];
  const run = await ready(both);
  const started = await admin.post(`${path}/${run.id}/start`, { confirmCount: 2 });
  expect(started).toMatchObject({ status: 200, body: { status: 'announced', hasToTell: true } });
  await work();
  expect(await read(run.id)).toMatchObject({ status: 'done', progress: { planned: 0, changed: 2 } });
  expect(await stored(one.id)).toMatchObject({
    product_id: both.to.id,
    price: '25.00',
    pro_card_count: 0,
    status: 'active',
  });
  expect(await stored(two.id)).toMatchObject({ product_id: both.to.id, status: 'past_due' });
  const audit = await app
    .knex('audit_log')
    .where({ entity: 'packages', entity_id: String(one.id) })
    .first();
  expect(audit).toMatchObject({
    actor_id: adminId,
    action: 'package-migration',
    before: { price: '33.00', productId: both.from.id },
    after: { price: '25.00', productId: both.to.id, migrationId: run.id },
  });

  expect((await admin.post(`${path}/${run.id}/undo`, { confirmCount: 2 })).status).toBe(200);
  await work();
  expect(await read(run.id)).toMatchObject({ status: 'done', direction: 'undo', progress: { restored: 2 } });
  const after = [await stored(one.id), await stored(two.id)];
  expect(after).toEqual(before.map((row) => ({ ...row, version: row.version + 2 })));
  const commands = await app
    .knex('audit_log')
    .where({ entity: 'package-migrations', entity_id: String(run.id) })
    .orderBy('id')
    .pluck('action');
  expect(commands).toEqual(['create', 'announce', 'undo']);
  expect((await admin.post(`${path}/${run.id}/undo`, { confirmCount: 2 })).status).toBe(409);
});

test('what changed since the preview, or is being paid for, or a provider renews, is left with its reason', async () => {
  const both = await products();
  const make = (changes = {}) => createPackage(app.knex, { productId: both.from.id, ...changes });
  const [plain, changed, paying, renewed, deleted] = [
    await make(),
    await make(),
    await make(),
    await make({ renewalDriver: 'provider', recurringPaymentUid: 'uid-of-provider-1' }),
    await make(),
  ];
  const run = await ready(both);
  expect(run.progress).toMatchObject({ planned: 4, skipped: 1 });
  await app.knex('packages').where({ id: changed.id }).update({ auto_renew: true });
  await createPaymentAttempt(app.knex, { packageId: paying.id, userId: paying.userId, status: 'pending' });
  await app.knex('users').where({ id: deleted.userId }).delete();
  await admin.post(`${path}/${run.id}/start`, { confirmCount: 3 });
  await work();
  const reasons = Object.fromEntries(
    (await items(run.id, '?state=skipped')).map((item) => [item.packageId, item.reason]),
  );
  expect(reasons).toEqual({
    [changed.id]: 'changed_meanwhile',
    [paying.id]: 'payment_under_way',
    [renewed.id]: 'provider_renews',
  });
  expect((await items(run.id, '?state=changed')).map(({ packageId }) => packageId)).toEqual([plain.id]);
  expect(await stored(changed.id)).toMatchObject({ product_id: both.from.id });
});

test('a chosen change of plan is left to its owner, and a standing order follows its package there and back', async () => {
  const both = await products();
  const make = (changes = {}) => createPackage(app.knex, { productId: both.from.id, ...changes });
  const renewed = await make({ autoRenew: true, renewalDriver: 'merchant' });
  const mandate = await createRecurringPayment(app.knex, {
    userId: renewed.userId,
    packageId: renewed.id,
    productId: both.from.id,
    amount: 4_000,
    status: 'active',
  });
  const chosen = await make();
  await createPackageChange(app.knex, { packageId: chosen.id, takesEffect: 'period_end' });
  const run = await ready(both);
  expect(run.progress).toMatchObject({ planned: 1, skipped: 1 });
  expect((await items(run.id, '?state=skipped'))[0]).toMatchObject({
    packageId: chosen.id,
    reason: 'change_scheduled',
  });
  const order = () =>
    app.knex('recurring_payments').where({ id: mandate.id }).first('amount', 'product_id', 'status');
  await admin.post(`${path}/${run.id}/start`, { confirmCount: 1 });
  await work();
  expect(await order()).toEqual({ amount: '25.00', product_id: both.to.id, status: 'active' });
  await admin.post(`${path}/${run.id}/undo`, { confirmCount: 1 });
  await work();
  expect(await order()).toEqual({ amount: '40.00', product_id: both.from.id, status: 'active' });
});

test('undoing leaves what somebody changed since, and names it', async () => {
  const both = await products();
  const [plain, changed] = [
    await createPackage(app.knex, { productId: both.from.id }),
    await createPackage(app.knex, { productId: both.from.id }),
  ];
  const run = await ready(both);
  await admin.post(`${path}/${run.id}/start`, { confirmCount: 2 });
  await work();
  await app.knex('packages').where({ id: changed.id }).update({ price: '99.00' });
  await admin.post(`${path}/${run.id}/undo`, { confirmCount: 2 });
  await work();
  expect(await items(run.id, '?state=left')).toMatchObject([
    { packageId: changed.id, reason: 'changed_meanwhile' },
  ]);
  expect(await stored(changed.id)).toMatchObject({ product_id: both.to.id, price: '99.00' });
  expect(await stored(plain.id)).toMatchObject({ product_id: both.from.id });
});

test('a package that the database refuses holds up no other, and says why', async () => {
  const both = await products();
  const [bad, good] = [
    await createPackage(app.knex, { productId: both.from.id }),
    await createPackage(app.knex, { productId: both.from.id }),
  ];
  await app.knex.raw(`create function refuse_one() returns trigger language plpgsql as $$
    begin raise exception 'החבילה ננעלה' using errcode = 'check_violation'; end $$;
    create trigger refuse_one before update on packages for each row when (old.id = ${bad.id})
      execute function refuse_one();`);
  const run = await ready(both);
  await admin.post(`${path}/${run.id}/start`, { confirmCount: 2 });
  await work();
  await app.knex.raw('drop trigger refuse_one on packages; drop function refuse_one()');
  expect(await read(run.id)).toMatchObject({ status: 'done', progress: { changed: 1, failed: 1 } });
  expect((await items(run.id, '?state=failed'))[0]).toMatchObject({
    packageId: bad.id,
    error: expect.stringContaining('החבילה ננעלה'),
  });
  expect(await stored(good.id)).toMatchObject({ product_id: both.to.id });
});

test('it starts only when the number is typed, the target is the same, and once', async () => {
  const both = await products();
  await createPackage(app.knex, { productId: both.from.id });
  const run = await ready(both);
  const start = (confirmCount: unknown) => admin.post(`${path}/${run.id}/start`, { confirmCount });
  expect(await start(2)).toMatchObject({
    status: 422,
    body: { errors: { confirmCount: expect.stringContaining('1') } },
  });
  expect((await start('')).status).toBe(422);
  await app.knex('products').where({ id: both.to.id }).update({ monthly_price: '26.00' });
  expect(await start(1)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('מוצר היעד') },
  });
  await app.knex('products').where({ id: both.to.id }).update({ monthly_price: '25.00' });
  const answers = await Promise.all([start(1), start(1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await work();
  expect((await read(run.id)).progress.changed).toBe(1);
});

test('one run at a time over a package: the other is told how many are held, and may run afterwards', async () => {
  const both = await products();
  await createPackage(app.knex, { productId: both.from.id });
  const [first, second] = [await ready(both), await ready(both)];
  await admin.post(`${path}/${first.id}/start`, { confirmCount: 1 });
  const refused = await admin.post(`${path}/${second.id}/start`, { confirmCount: 1 });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('1') } });
  await work();
  expect((await admin.post(`${path}/${second.id}/start`, { confirmCount: 1 })).status).toBe(200);
  await work();
  expect((await items(second.id))[0]).toMatchObject({ state: 'skipped', reason: 'changed_meanwhile' });
});

test('steps in the wrong order are refused, unknown runs are not found', async () => {
  const both = await products();
  await createPackage(app.knex, { productId: both.from.id });
  const run = await preview(both);
  for (const step of ['stop', 'resume'])
    expect((await admin.post(`${path}/${run.id}/${step}`)).status).toBe(409);
  expect((await admin.post(`${path}/${run.id}/start`, { confirmCount: 1 })).status).toBe(409);
  expect((await admin.post(`${path}/${run.id}/discard`)).body.status).toBe('discarded');
  expect((await admin.post(`${path}/${run.id}/discard`)).status).toBe(409);
  expect((await admin.get(`${path}/999999`)).status).toBe(404);
  expect((await admin.post(`${path}/999999/start`, { confirmCount: 1 })).status).toBe(404);
  expect((await admin.get(`${path}/${run.id}/packages?page=0`)).status).toBe(422);
});

test('an undo that was stopped is resumed, not undone', async () => {
  const both = await products();
  await createPackage(app.knex, { productId: both.from.id });
  const run = await ready(both);
  await admin.post(`${path}/${run.id}/start`, { confirmCount: 1 });
  await work();
  expect((await admin.post(`${path}/${run.id}/undo`, { confirmCount: 1 })).status).toBe(200);
  while ((await read(run.id)).status === 'announced') await advanceMigration(app.deps);
  expect((await admin.post(`${path}/${run.id}/stop`)).status).toBe(200);
  expect((await admin.post(`${path}/${run.id}/undo`, { confirmCount: 1 })).status).toBe(409);
  expect((await admin.post(`${path}/${run.id}/resume`)).status).toBe(200);
  await work();
  expect(await read(run.id)).toMatchObject({ direction: 'undo', status: 'done' });
});

test('a preview needs two products that exist', async () => {
  const { from } = await products();
  const ask = (fromProductId: number, toProductId: number) =>
    admin.post(path, { fromProductId, toProductId });
  expect((await ask(from.id, from.id)).body.errors).toHaveProperty('toProductId');
  expect((await ask(from.id, 999_999)).body.errors).toHaveProperty('toProductId');
  expect((await ask(999_999, from.id)).body.errors).toHaveProperty('fromProductId');
});

test('an empty preview is ready, and is not started', async () => {
  const run = await ready(await products());
  expect(run).toMatchObject({ status: 'ready', totals: { packages: 0, monthlyBefore: '0.00' } });
  expect((await admin.post(`${path}/${run.id}/start`, { confirmCount: 0 })).status).toBe(409);
});

test('only admins', async () => {
  const { client } = await signInAs(app, 'moderator');
  expect((await client.get(path)).status).toBe(403);
  expect((await app.client().get(path)).status).toBe(401);
});
