import { afterAll, beforeAll, expect, test } from 'vitest';
import { consultation } from '../../../contract/subscriptions/product-texts.ts';
import type { OwnPackage } from '../../../contract/subscriptions/subscription.schema.ts';
import type { Package } from '../../../models/Package.ts';
import { Product } from '../../../models/Product.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What the owner of a package of this plan is told, in either language. */
async function offered(plan: Partial<Product>, bought: Partial<Package> = {}): Promise<boolean[]> {
  const { client, user } = await signInAs(app, 'user');
  const { id } = await Product.query(app.knex).insertAndFetch({ name: 'תוכנית', ...plan });
  await createPackage(app.knex, { userId: user.id, productId: id, ...bought });
  const told = ['he', 'en'].map(async (language) => {
    const { body } = await client.get('/api/subscription', { headers: { 'accept-language': language } });
    return [...body.active, ...body.past].map((own: OwnPackage) => own.consultation);
  });
  return (await Promise.all(told)).flat();
}

test('a plan with consultation among its points offers the talk, whatever language its owner reads', async () => {
  const inEnglish = { en: { features: ['Marketing consultation'] } };
  expect(await offered({ features: ['סטטיסטיקות', consultation.he], translations: inEnglish })).toEqual([
    true,
    true,
  ]);
  expect(await offered({ benefit3: consultation.he })).toEqual([true, true]);
});

test('a plan without it, an unpaid one and one that has ended offer none', async () => {
  expect(await offered({ features: ['ייעוץ'] })).toEqual([false, false]);
  const features = [consultation.he];
  expect(await offered({ features }, { isPaid: false })).toEqual([false, false]);
  expect(await offered({ features }, { status: 'expired' })).toEqual([false, false]);
});
