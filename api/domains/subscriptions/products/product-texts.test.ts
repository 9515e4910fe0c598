import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Product } from '../../../models/Product.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const english = { headers: { 'accept-language': 'en' } };
let plan: Product;

beforeEach(async () => {
  plan = await Product.query(app.knex).insertAndFetch({
    name: 'פרו',
    description: 'לעסק',
    monthlyPrice: 4_000,
    yearlyPrice: 39_600,
    features: ['כל התבניות'],
    benefit1: 'תמיכה מלאה',
    benefit2: 'ארנק',
    showAtHome: true,
    translations: {
      en: { name: 'Pro', features: ['All templates'], benefit1: 'Full support', benefit2: '' },
    },
  });
});

test('a plan is read in the visitor’s language; what is not written in it stands in Hebrew', async () => {
  const client = app.client();
  const find = (body: { id: number }[]) => body.find(({ id }) => id === plan.id);
  expect(find((await client.get('/api/home-products')).body)).toMatchObject({
    name: 'פרו',
    benefit1: 'תמיכה מלאה',
  });
  const reply = find((await client.get('/api/home-products', english)).body);
  expect(reply).toMatchObject({
    name: 'Pro',
    description: 'לעסק',
    features: ['All templates'],
    benefit1: 'Full support',
    benefit2: 'ארנק',
    benefit3: null,
  });
  expect(reply).not.toHaveProperty('translations');
});

test('checkout and subscription name a plan in the language of its owner’s page', async () => {
  const { client, user } = await signInAs(app, 'user');
  await createPackage(app.knex, { userId: user.id, productId: plan.id, status: 'active', isPaid: true });
  const named = async (headers: object) => {
    const checkout = await client.get(`/api/checkout?type=package&id=${plan.id}`, headers);
    const own = await client.get('/api/subscription', headers);
    return [checkout.body.offer.name, [...own.body.active, ...own.body.past][0].name];
  };
  expect(await named({})).toEqual(['פרו', 'פרו']);
  expect(await named(english)).toEqual(['Pro', 'Pro']);
});
