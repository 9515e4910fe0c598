import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ShownMigration,
  ShownMigrationItem,
} from '../../../contract/subscriptions/package-moves.schema.ts';
import type { Package } from '../../../models/Package.ts';
import type { Product } from '../../../models/Product.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { keepSignedIn, signInAs } from '../../../testing/sign-in.ts';
import { announceRenewals } from '../../payments/renewals/announce-renewals.ts';
import { advanceMigration } from './advance-migration.ts';

// Owners are told before a move changes what they pay, and it waits (docs/product.md 13.17).
const day = 86_400_000;
const begin = new Date('2027-01-10T10:00:00Z');
/** Thirty days later, at midnight in Israel. */
const runsAt = '2027-02-08T22:00:00.000Z';
let now = begin;
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  ({ client: admin } = await signInAs(app, 'admin'));
});
afterAll(() => app.close());

const path = '/api/admin/package-migrations';
const work = async () => {
  while (await advanceMigration(app.deps));
};
const read = async ({ id }: { id: number }): Promise<ShownMigration> =>
  (await admin.get(`${path}/${id}`)).body;
const itemsOf = async ({ id }: { id: number }): Promise<ShownMigrationItem[]> =>
  (await admin.get(`${path}/${id}/packages`)).body.rows;
const priceOf = async ({ id }: { id: number }) =>
  (await app.knex('packages').where({ id }).first('price')).price;
const mailsTo = (bought: Package) =>
  app
    .knex('mail_log')
    .where({ user_id: bought.userId })
    .orderBy('id')
    .select('template', 'subject', 'text_body');
const templatesTo = async (bought: Package) => (await mailsTo(bought)).map(({ template }) => template);

const set = ({ id }: Package, values: object) => app.knex('packages').where({ id }).update(values);
/** What stopping the renewal changes of a package, and what resuming it does. */
const stopRenewal = (bought: Package) => set(bought, { auto_renew: false, next_payment_date: null });
const resumeRenewal = (bought: Package) =>
  set(bought, { auto_renew: true, next_payment_date: bought.nextPaymentDate });

/**
 * A move from 35 to 40 shekels a month of these packages, started; the clock is back at the beginning.
 * @param meanwhile happens between the preview and the start
 */
async function announce(
  changes: Partial<Package>[],
  price = 4_000,
  meanwhile?: (...packages: Package[]) => Promise<unknown>,
) {
  now = begin;
  await keepSignedIn(app.knex, now);
  await app.knex('sessions').update({ expires_at: new Date(begin.getTime() + 90 * day) });
  const from = await createProduct(app.knex, { name: 'פרו Pro 2' });
  const to = await createProduct(app.knex, { name: 'פרו 2027', monthlyPrice: price });
  const packages: Package[] = [];
  for (const change of changes)
    packages.push(
      await createPackage(app.knex, {
        productId: from.id,
        price: 3_500,
        status: 'active',
        autoRenew: true,
        renewalDriver: 'merchant',
        nextPaymentDate: new Date(begin.getTime() + 20 * day),
        endDate: new Date(begin.getTime() + 20 * day),
        ...change,
      }),
    );
  const { body: run } = await admin.post(path, { fromProductId: from.id, toProductId: to.id });
  await work();
  await meanwhile?.(...packages);
  const started = await admin.post(`${path}/${run.id}/start`, { confirmCount: changes.length });
  expect(started.status).toBe(200);
  return { run: started.body as ShownMigration, packages, products: [from, to] as Product[] };
}
async function at(moment: Date | string): Promise<void> {
  now = new Date(moment);
  await keepSignedIn(app.knex, now);
  await app.knex('sessions').update({ expires_at: new Date(now.getTime() + day) });
}

test('whoever pays more is told by mail and notification, once, and the move waits for the day', async () => {
  const { run, packages } = await announce([{}, { status: 'expired', autoRenew: false }]);
  const [paying, expired] = packages as [Package, Package];
  expect(run).toMatchObject({ status: 'announced', runsAt, startedAt: null });
  await work();
  await work();
  const mails = await mailsTo(paying);
  expect(mails.map(({ template }) => template)).toEqual(['price_change']);
  for (const said of ['‏35', '‏40', '9 בפברואר 2027', '/subscription'])
    expect(mails[0].text_body.replace(/[⁦-⁩]/gu, '')).toContain(said.replace('‏', ''));
  const notices = await app.knex('notifications').where({ user_id: paying.userId });
  expect(notices).toMatchObject([{ link: '/subscription', type: 'payment' }]);
  expect(notices[0].content).toContain('40');
  // Nobody pays for what has ended.
  expect(await mailsTo(expired)).toEqual([]);
  expect(await read(run)).toMatchObject({ status: 'announced', hasToTell: false });
  await at('2027-02-08T21:59:00Z');
  await work();
  expect([(await read(run)).status, await priceOf(paying)]).toEqual(['announced', '35.00']);
  await at(runsAt);
  await work();
  expect(await read(run)).toMatchObject({ status: 'done', progress: { changed: 2 } });
  expect(await priceOf(paying)).toBe('40.00');
  expect((await itemsOf(run)).map(({ toldAt }) => toldAt !== null)).toEqual([true, false]);
});

test('who only renewed meanwhile is moved; who cancelled, resumed or was moved by hand is not', async () => {
  const { run, packages } = await announce([{}, {}, { autoRenew: false }, {}]);
  const [renewed, cancelled, resumed, changed] = packages as [Package, Package, Package, Package];
  await work();
  await at(new Date(begin.getTime() + 21 * day));
  await set(renewed, {
    end_date: new Date(begin.getTime() + 51 * day),
    next_payment_date: new Date(begin.getTime() + 51 * day),
    version: 9,
  });
  await set(cancelled, { auto_renew: false, next_payment_date: null, version: 3 });
  await set(resumed, { auto_renew: true });
  await set(changed, { price: '30.00' });
  await at(runsAt);
  await work();
  expect((await itemsOf(run)).map(({ packageId, state, reason }) => [packageId, state, reason])).toEqual([
    [renewed.id, 'changed', null],
    [cancelled.id, 'skipped', 'changed_meanwhile'],
    [resumed.id, 'skipped', 'changed_meanwhile'],
    [changed.id, 'skipped', 'changed_meanwhile'],
  ]);
  expect(await priceOf(cancelled)).toBe('35.00');
  // Undone as before.
  expect((await admin.post(`${path}/${run.id}/undo`, { confirmCount: 1 })).status).toBe(200);
  await work();
  expect([(await read(run)).status, await priceOf(renewed)]).toEqual(['done', '35.00']);
});

test('whose renewal was stopped while owners were told is left at their price when it is resumed', async () => {
  const { run, packages } = await announce([{}, {}], 4_000, stopRenewal);
  const [away, told] = packages as [Package, Package];
  await work();
  expect([await templatesTo(away), await templatesTo(told)]).toEqual([[], ['price_change']]);
  await resumeRenewal(away);
  await at(runsAt);
  await work();
  expect(await itemsOf(run)).toMatchObject([
    { packageId: away.id, state: 'skipped', reason: 'changed_meanwhile' },
    { packageId: told.id, state: 'changed' },
  ]);
  expect([await priceOf(away), await priceOf(told)]).toEqual(['35.00', '40.00']);
});

test('called off before its day, whoever was told learns that the price stays, once, and packages are free', async () => {
  const { run, packages, products } = await announce([{}]);
  const [paying] = packages as [Package];
  const again = async () => {
    const { body } = await admin.post(path, { fromProductId: products[0]?.id, toProductId: products[1]?.id });
    await work();
    return admin.post(`${path}/${body.id}/start`, { confirmCount: 1 });
  };
  await work();
  expect((await again()).status).toBe(409);
  for (const step of ['stop', 'resume'])
    expect((await admin.post(`${path}/${run.id}/${step}`)).status).toBe(409);
  const answers = await Promise.all([1, 2].map(() => admin.post(`${path}/${run.id}/discard`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await work();
  await work();
  expect((await mailsTo(paying)).map(({ template }) => template)).toEqual(['price_change', 'price_change']);
  expect((await mailsTo(paying))[1].subject).toContain('נשאר');
  await at('2027-03-01T00:00:00Z');
  await work();
  expect([(await read(run)).status, await priceOf(paying)]).toEqual(['discarded', '35.00']);
  expect((await again()).body.status).toBe('announced');
});

test('nobody has fewer days than they are owed: telling that was late puts the day off', async () => {
  const { run } = await announce([{}]);
  await at(new Date(begin.getTime() + 5 * day));
  await work();
  expect(await read(run)).toMatchObject({ status: 'announced', runsAt: '2027-02-13T22:00:00.000Z' });
  const [item] = await itemsOf(run);
  expect(item?.toldAt).toBe(now.toISOString());
});

test('a lower price is told and counts at once; a move of the same price tells nobody', async () => {
  const lower = await announce([{}], 3_000);
  expect(lower.run).toMatchObject({ status: 'announced', runsAt: begin.toISOString() });
  await work();
  expect(await read(lower.run)).toMatchObject({ status: 'done' });
  expect((await mailsTo(lower.packages[0] as Package)).map(({ template }) => template)).toEqual([
    'price_change',
  ]);
  const same = await announce([{}], 3_500);
  expect(same.run.status).toBe('running');
  await work();
  expect(await mailsTo(same.packages[0] as Package)).toEqual([]);
});

test('a notice of a renewal after the day says the price that will be charged, one before it the price of today', async () => {
  const soon = new Date('2027-02-07T10:00:00Z');
  const after = new Date('2027-02-09T10:00:00Z');
  const { packages } = await announce([{ nextPaymentDate: soon }, { nextPaymentDate: after }]);
  const [before, later] = packages as [Package, Package];
  for (const bought of packages)
    await createRecurringPayment(app.knex, {
      userId: bought.userId,
      packageId: bought.id,
      productId: bought.productId,
      amount: 3_500,
      status: 'active',
    });
  await work();
  await at('2027-02-06T12:00:00Z');
  for (const { userId } of packages) await announceRenewals(app.deps, userId);
  const said = async (bought: Package) =>
    (await mailsTo(bought)).find(({ template }) => template === 'renewal_ahead')?.text_body;
  expect(await said(before)).toContain('35');
  expect(await said(later)).toContain('40');
});

const undo = ({ id }: { id: number }, confirmCount = 1) => admin.post(`${path}/${id}/undo`, { confirmCount });

/** A move of these packages to a lower price that is over; all that was said of it is forgotten. */
async function moveToLowerPrice(changes: Partial<Package>[] = [{}]) {
  const moved = await announce(changes, 3_000);
  await work();
  expect((await read(moved.run)).status).toBe('done');
  const users = moved.packages.map(({ userId }) => userId);
  await app.knex('mail_log').whereIn('user_id', users).delete();
  await app.knex('notifications').whereIn('user_id', users).delete();
  return moved;
}

test('undoing a move that makes a plan dearer again tells its owner first, and waits as the move does', async () => {
  const { run, packages } = await moveToLowerPrice([
    { nextPaymentDate: new Date('2027-02-07T10:00:00Z') },
    { nextPaymentDate: new Date('2027-02-09T10:00:00Z') },
    {},
    { nextPaymentDate: new Date('2027-02-09T10:00:00Z') },
  ]);
  const [before, later, cancelled, changed] = packages as [Package, Package, Package, Package];
  await set(changed, { price: '25.00' });
  const answer = await undo(run, 4);
  expect(answer).toMatchObject({ status: 200, body: { status: 'announced', direction: 'undo', runsAt } });
  await work();
  await work();
  const [mail, ...others] = await mailsTo(later);
  expect([mail.template, others]).toEqual(['price_change', []]);
  const words = mail.text_body.replace(/[⁦-⁩‏]/gu, '');
  for (const said of ['30', '35', '9 בפברואר 2027']) expect(words).toContain(said);
  const notices = await app.knex('notifications').where({ user_id: later.userId });
  expect(notices).toMatchObject([{ link: '/subscription', type: 'payment' }]);
  expect(await read(run)).toMatchObject({ status: 'announced', hasToTell: false });
  // Whose plan was changed since is left alone, and told nothing.
  const toldAt = now.toISOString();
  expect((await itemsOf(run)).map(({ undoToldAt }) => undoToldAt)).toEqual([toldAt, toldAt, toldAt, null]);
  // What is charged meanwhile is what was said.
  await at('2027-02-06T12:00:00Z');
  for (const { userId } of packages) await announceRenewals(app.deps, userId);
  const ahead = async (bought: Package) =>
    (await mailsTo(bought)).find(({ template }) => template === 'renewal_ahead')?.text_body;
  expect(await ahead(before)).toContain('30');
  expect(await ahead(later)).toContain('35');
  expect(await ahead(changed)).toContain('25');
  await work();
  expect(await priceOf(later)).toBe('30.00');
  // One renews, one is cancelled while it waits.
  await app
    .knex('packages')
    .where({ id: before.id })
    .update({ end_date: new Date('2027-03-07'), next_payment_date: new Date('2027-03-07'), version: 9 });
  await app.knex('packages').where({ id: cancelled.id }).update({ auto_renew: false });
  await at(runsAt);
  await work();
  expect(await read(run)).toMatchObject({
    status: 'done',
    direction: 'undo',
    startedAt: begin.toISOString(),
    finishedAt: runsAt,
    progress: { restored: 2, left: 2 },
  });
  expect([await priceOf(before), await priceOf(later), await priceOf(cancelled)]).toEqual([
    '35.00',
    '35.00',
    '30.00',
  ]);
});

test('whose renewal was stopped while owners were told of an undo keeps the lower price when it is resumed', async () => {
  const { run, packages } = await moveToLowerPrice([{}, {}]);
  const [away, told] = packages as [Package, Package];
  await stopRenewal(away);
  expect((await undo(run, 2)).body).toMatchObject({ status: 'announced', runsAt });
  await work();
  await resumeRenewal(away);
  await at(runsAt);
  await work();
  expect(await itemsOf(run)).toMatchObject([
    { packageId: away.id, state: 'left', reason: 'changed_meanwhile' },
    { packageId: told.id, state: 'restored' },
  ]);
  expect([await priceOf(away), await priceOf(told)]).toEqual(['30.00', '35.00']);
  expect([await templatesTo(away), await templatesTo(told)]).toEqual([[], ['price_change']]);
});

test('an undo that is called off leaves the move as it was, says so, and can be announced anew', async () => {
  const { run, packages } = await moveToLowerPrice();
  const [paying] = packages as [Package];
  await undo(run);
  await work();
  const calledOff = await admin.post(`${path}/${run.id}/discard`);
  expect(calledOff).toMatchObject({ status: 200, body: { status: 'done', direction: 'apply' } });
  const [last] = await app
    .knex('audit_log')
    .where({ entity: 'package-migrations', entity_id: String(run.id) })
    .orderBy('id', 'desc');
  expect(last).toMatchObject({
    action: 'call-off',
    before: { status: 'announced', direction: 'undo' },
    after: { status: 'done', direction: 'apply' },
  });
  await work();
  await work();
  expect(await templatesTo(paying)).toEqual(['price_change', 'price_change']);
  const [, mail] = await mailsTo(paying);
  expect(mail.subject).toContain('נשאר');
  expect(mail.text_body).toContain('30');
  await at('2027-03-01T00:00:00Z');
  await work();
  expect([(await read(run)).progress.changed, await priceOf(paying)]).toEqual([1, '30.00']);
  expect((await undo(run)).body).toMatchObject({ status: 'announced', direction: 'undo' });
  await work();
  expect(await templatesTo(paying)).toEqual(['price_change', 'price_change', 'price_change']);
  expect((await admin.post(`${path}/${run.id}/stop`)).status).toBe(409);
  await at('2027-04-01T00:00:00Z');
  await work();
  expect(await priceOf(paying)).toBe('35.00');
});

/** A move that was stopped before the last package: one more than a batch takes. */
async function stopBeforeLast(price: number) {
  const { run, packages, products } = await announce(
    Array.from({ length: 101 }, () => ({})),
    price,
  );
  if (run.runsAt === runsAt) {
    await work();
    await at(runsAt);
  }
  while ((await read(run)).progress.changed === 0) await advanceMigration(app.deps);
  expect((await admin.post(`${path}/${run.id}/stop`)).status).toBe(200);
  return { run, products, first: packages[0] as Package, last: packages.at(-1) as Package };
}

test('the undoing of a stopped move that is called off leaves it stopped: it holds what it never got to, and goes on', async () => {
  const { run, products, first, last } = await stopBeforeLast(3_000);
  const [from, to] = products as [Product, Product];
  const moveAgain = async () => {
    const { body } = await admin.post(path, { fromProductId: from.id, toProductId: to.id });
    await work();
    return admin.post(`${path}/${body.id}/start`, { confirmCount: 1 });
  };
  expect((await undo(run, 100)).body).toMatchObject({ status: 'announced', runsAt });
  await work();
  expect((await moveAgain()).status).toBe(409);
  const calledOff = await admin.post(`${path}/${run.id}/discard`);
  expect(calledOff).toMatchObject({ status: 200, body: { status: 'stopped', direction: 'apply' } });
  await work();
  const staysFor = async (bought: Package) =>
    (await mailsTo(bought)).map(({ subject }) => subject.includes('נשאר'));
  expect(await staysFor(first)).toEqual([false, false, true]);
  // Whom the move told of a price and has yet to reach is told nothing else.
  expect(await staysFor(last)).toEqual([false]);
  expect(await read(run)).toMatchObject({ status: 'stopped', progress: { changed: 100, planned: 1 } });
  expect((await moveAgain()).status).toBe(409);
  expect((await admin.post(`${path}/${run.id}/resume`)).status).toBe(200);
  await work();
  expect(await read(run)).toMatchObject({ status: 'done', progress: { changed: 101, planned: 0 } });
  expect(await priceOf(last)).toBe('30.00');
});

test('undoing a higher price is told and counts at once; whom a stopped move never reached learns that it is off', async () => {
  const { run, first, last } = await stopBeforeLast(4_000);
  expect((await undo(run, 100)).body).toMatchObject({ status: 'announced', runsAt });
  await work();
  expect(await read(run)).toMatchObject({ status: 'done', progress: { restored: 100, planned: 1 } });
  expect([await priceOf(first), await priceOf(last)]).toEqual(['35.00', '35.00']);
  expect((await mailsTo(first)).map(({ subject }) => subject.includes('נשאר'))).toEqual([false, false]);
  expect((await mailsTo(last)).map(({ subject }) => subject.includes('נשאר'))).toEqual([false, true]);
});

test('an undo that has somebody to tell isn’t given up, however often telling fails', async () => {
  const { run, packages } = await announce(Array.from({ length: 101 }, () => ({})));
  const last = packages.at(-1) as Package;
  await work();
  await at(runsAt);
  while ((await read(run)).progress.changed === 0) await advanceMigration(app.deps);
  await admin.post(`${path}/${run.id}/stop`);
  await work();
  // Nobody who was moved pays any more, so that it runs at once.
  for (const bought of packages.slice(0, -1)) await set(bought, { status: 'expired' });
  expect((await undo(run, 100)).body).toMatchObject({ status: 'running', hasToTell: true });
  await app.knex.raw(`create function refuse_mail() returns trigger language plpgsql as $$
    begin raise exception 'no mail today'; end $$;
    create trigger refuse_mail before insert on mail_log for each row execute function refuse_mail()`);
  for (let tries = 0; tries < 6; tries += 1)
    await expect(advanceMigration(app.deps)).rejects.toThrow('no mail today');
  await app.knex.raw('drop trigger refuse_mail on mail_log; drop function refuse_mail()');
  expect(await read(run)).toMatchObject({ status: 'running', direction: 'undo' });
  await work();
  expect(await read(run)).toMatchObject({ status: 'done', direction: 'undo' });
  expect((await mailsTo(last)).map(({ subject }) => subject.includes('נשאר'))).toEqual([false, true]);
});
