import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicProduct, type PublicProduct } from '../../../contract/subscriptions/products.schema.ts';
import { Product } from '../../../models/Product.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(() => Product.query(app.knex).delete());

function sell(plan: Partial<Product> & { name: string }) {
  return Product.query(app.knex).insert({ showAtHome: true, ...plan });
}

const names = (body: PublicProduct[]) => body.map(({ name }) => name);

describe('GET /api/home-products', () => {
  it('lists what is shown at home and on sale, by sortOrder and then by age', async () => {
    await sell({ name: 'שלישי', sortOrder: 7 });
    await sell({ name: 'ראשון', sortOrder: -1 });
    await sell({ name: 'רביעי', sortOrder: 7 });
    await sell({ name: 'לא בדף הבית', showAtHome: false });
    await sell({ name: 'הוסר', isActive: false });
    const reply = await app.client().get('/api/home-products');
    expect(reply.status).toBe(200);
    expect(names(reply.body)).toEqual(['ראשון', 'שלישי', 'רביעי']);
  });

  it('gives prices as decimal strings and nothing internal', async () => {
    await sell({
      name: 'פרו',
      monthlyPrice: 4000,
      yearlyPrice: 40_005,
      serialNumber: 'SN-7',
      features: ['כל התבניות', 'Café & <b>bar</b>'],
      benefit2: 'טופס פנייה',
    });
    const [plan] = (await app.client().get('/api/home-products')).body;
    expect(plan).toMatchObject({
      monthlyPrice: '40.00',
      yearlyPrice: '400.05',
      features: ['כל התבניות', 'Café & <b>bar</b>'],
      benefit1: null,
      benefit2: 'טופס פנייה',
    });
    expect(Object.keys(plan).sort()).toEqual(Object.keys(publicProduct.shape).sort());
    expect(plan).not.toHaveProperty('serialNumber');
  });

  it('answers an empty list when nothing is for sale', async () => {
    const reply = await app.client().get('/api/home-products');
    expect(reply.body).toEqual([]);
  });

  it('is there to be read only', async () => {
    const reply = await app.client().delete('/api/home-products');
    expect(reply.status).toBe(405);
  });
});

describe('GET /api/products', () => {
  it('lists all plans on sale, also those the landing page does not show', async () => {
    await sell({ name: 'בית', sortOrder: 2 });
    await sell({ name: 'שדרוג', sortOrder: 1, showAtHome: false, showAtUpgrade: true });
    await sell({ name: 'הוסר', isActive: false });
    const reply = await app.client().get('/api/products?showAtHome=maybe');
    expect(names(reply.body)).toEqual(['שדרוג', 'בית']);
  });
});
