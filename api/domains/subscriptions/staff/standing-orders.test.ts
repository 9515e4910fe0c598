import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { RenewalWorld, type Subscriber } from '../../../testing/renewal-world.ts';
import { advanceMigration } from '../package-moves/advance-migration.ts';

let world: RenewalWorld;
let staff: TestClient;
let admin: { id: number };
const start = new Date('2026-11-22T10:00:00Z');
const due = new Date('2026-12-22T10:00:00Z');
const reason = 'לקוח ותיק';

beforeAll(async () => {
  world = await RenewalWorld.open(start);
  admin = await createUser(world.app.knex, { userRole: 'admin' });
  staff = await world.signIn(admin);
});
afterAll(() => world.close());

/** What the package and its standing order say of the next charge, side by side. */
async function bothOf(person: Subscriber) {
  const { knex } = world.app;
  const bought = await knex('packages').where({ id: person.packageId }).first();
  const mandate = await world.mandateOf(person);
  return {
    bought: [bought.next_payment_date, bought.price, bought.product_id],
    mandate: [mandate.next_charge_date, mandate.amount, mandate.product_id],
    status: mandate.status,
  };
}

async function expectStep(person: Subscriber, nextChargeAt: Date | null, status: string, price = '49.90') {
  const both = await bothOf(person);
  expect(both.mandate.slice(0, 2)).toEqual([nextChargeAt, price]);
  expect(both).toMatchObject({ mandate: both.bought, status });
}

const command = async (person: Subscriber, name: string, body: object = { reason }) =>
  expect((await staff.post(`/api/admin/packages/${person.packageId}/${name}`, body)).status, name).toBe(200);

describe('a command of staff leaves a standing order and its package saying the same', () => {
  test('months given, stopped, given again, resumed: the owner sees one day in both places', async () => {
    world.now = start;
    const person = await world.subscribe();
    const give = (months: number) =>
      staff.post(`/api/admin/users/${person.user.id}/extend-package`, {
        packageId: person.packageId,
        months,
        reason,
      });
    expect((await give(9)).status).toBe(200);
    const given = new Date('2027-09-22T09:00:00Z');
    await expectStep(person, given, 'active');
    const wallet = await person.client.get('/api/wallet');
    const subscription = await person.client.get('/api/subscription');
    expect([
      wallet.body.recurringPayments[0].nextChargeDate,
      subscription.body.active[0].nextPaymentDate,
    ]).toEqual([given.toISOString(), given.toISOString()]);
    await command(person, 'stop-renewal');
    await expectStep(person, null, 'paused');
    expect((await give(1)).status).toBe(200);
    await expectStep(person, null, 'paused');
    await command(person, 'resume-renewal');
    await expectStep(person, new Date('2027-10-22T09:00:00Z'), 'active');
    await command(person, 'cancel-now', { reason, refund: 'none' });
    expect(await bothOf(person)).toMatchObject({
      mandate: [null, '49.90', world.product.id],
      status: 'cancelled',
    });
  });

  test('a renewal that failed, charged again by staff, and a team set', async () => {
    world.now = start;
    const person = await world.subscribe('renewals_decline');
    await world.run(due, person);
    expect((await world.packageOf(person)).status).toBe('past_due');
    await expectStep(person, new Date('2026-12-23T10:00:00Z'), 'active');
    staff = await world.signIn(admin);
    await command(person, 'retry-charge');
    await expectStep(person, new Date('2026-12-25T10:00:00Z'), 'active');
    const team = { isEnterprise: true, enterpriseUserLimit: 3, enterpriseCommunity: null, reason };
    await command(person, 'set-team', team);
    await expectStep(person, new Date('2026-12-25T10:00:00Z'), 'active');
  });

  test('moved to another product, and back', async () => {
    world.now = start;
    staff = await world.signIn(admin);
    const person = await world.subscribe();
    const target = await createProduct(world.app.knex, { name: 'בסיסי', monthlyPrice: 2_500 });
    const run = await staff.post('/api/admin/package-migrations', {
      fromProductId: world.product.id,
      toProductId: target.id,
      filter: { statuses: ['active'] },
    });
    const work = async () => {
      while (await advanceMigration(world.deps));
    };
    await work();
    const path = `/api/admin/package-migrations/${run.body.id}`;
    const { planned: confirmCount } = (await staff.get(path)).body.progress;
    expect((await staff.post(`${path}/start`, { confirmCount })).status).toBe(200);
    await work();
    await expectStep(person, due, 'active', '25.00');
    expect((await staff.post(`${path}/undo`, { confirmCount })).status).toBe(200);
    await work();
    // It makes the plan dearer, and so waits for the days of notice.
    await expectStep(person, due, 'active', '25.00');
    world.now = new Date('2026-12-23T10:00:00Z');
    await work();
    await expectStep(person, due, 'active');
  });
});

describe('the database refuses a commit', () => {
  test.each([
    ['packages', { next_payment_date: new Date('2027-05-05T10:00:00Z') }],
    ['packages', { price: '1.00' }],
    ['recurring_payments', { next_charge_date: null }],
    ['recurring_payments', { recurring_range: 12 }],
  ])('that leaves %s differing: %j', async (table, columns) => {
    world.now = start;
    const person = await world.subscribe();
    const key = table === 'packages' ? { id: person.packageId } : { package_id: person.packageId };
    const { knex } = world.app;
    await expect(knex(table).where(key).update(columns)).rejects.toMatchObject({
      code: '23514',
      constraint: 'recurring_payments_mirror_their_package',
    });
    await expectStep(person, due, 'active');
  });

  test('but none in which both moved, in whatever order', async () => {
    world.now = start;
    const person = await world.subscribe();
    const at = new Date('2027-05-05T10:00:00Z');
    await world.app.knex.transaction(async (trx) => {
      await trx('recurring_payments')
        .where({ package_id: person.packageId })
        .update({ next_charge_date: at });
      await trx('packages').where({ id: person.packageId }).update({ next_payment_date: at });
    });
    const both = await bothOf(person);
    expect([both.bought[0], both.mandate[0]]).toEqual([at, at]);
  });
});

test('standing orders that were left behind before are set right by the migration', async () => {
  world.now = start;
  const person = await world.subscribe();
  const { knex } = world.app;
  const name = '20261123062000_mirror_standing_orders.ts';
  await knex.migrate.down({ name } as never);
  const behind = { next_charge_date: new Date('2026-12-01T10:00:00Z'), amount: '1.00', recurring_range: 12 };
  await knex('recurring_payments').where({ package_id: person.packageId }).update(behind);
  await knex.migrate.up({ name } as never);
  expect(await world.mandateOf(person)).toMatchObject({
    next_charge_date: due,
    amount: '49.90',
    recurring_range: 1,
  });
});
