import type { Product } from '../../../models/Product.ts';
import type { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { accountOf, type AccountName } from '../content/accounts.ts';
import { demoNfcProducts, demoProducts, type NfcProductName, type ProductName } from '../content/products.ts';
import { createRandom, seedOf } from '../random.ts';
import { storeInSandbox } from './demo-payments.ts';
import type { SeedContext } from './context.ts';

export async function writeProducts({ trx, calendar }: SeedContext) {
  const created = { createdAt: calendar.day(-500), updatedAt: calendar.day(-60) };
  const products = new Map<ProductName, Product>();
  for (const [name, columns] of Object.entries(demoProducts))
    products.set(name as ProductName, await createProduct(trx, { ...columns, ...created }));
  for (const columns of Object.values(demoNfcProducts))
    await createNfcProduct(trx, { ...columns, features: [...columns.features], ...created });
  return products;
}

/** Price of a number of pieces in agorot. */
export function nfcPrice(name: NfcProductName, quantity: number): number {
  const { regularPrice, additionalCardPrice } = demoNfcProducts[name];
  return regularPrice + (quantity - 1) * additionalCardPrice;
}

const brands = ['Visa', 'Mastercard', 'ישראכרט', 'American Express'] as const;

/** The card an owner pays with; one expires within the month, one owner has two. @returns the default card */
export async function writePaymentMethod(
  { trx, users, calendar }: SeedContext,
  owner: AccountName,
): Promise<UserPaymentMethod> {
  const random = createRandom(seedOf(`card ${owner}`));
  const at = calendar.day(-accountOf(owner).age, 9);
  const expiry = calendar.day(owner === 'oren' ? 20 : random.between(200, 1_500));
  const cardExpiry = `${String(expiry.getUTCMonth() + 1).padStart(2, '0')}/${expiry.getUTCFullYear()}`;
  const columns = {
    userId: users.get(owner)?.id ?? 0,
    cardExpiry,
    cardHolderName: accountOf(owner).person,
    createdAt: at,
    updatedAt: at,
  };
  const last4 = String(random.between(1_000, 9_999));
  const method = await createUserPaymentMethod(trx, {
    ...columns,
    token: await storeInSandbox(trx, owner, { last4, expiry: cardExpiry }),
    last4Digits: last4,
    cardBrand: random.pick(brands),
    isDefault: true,
    lastUsed: null,
  });
  if (owner === 'owner')
    await createUserPaymentMethod(trx, {
      ...columns,
      token: await storeInSandbox(trx, `${owner} 2`, { last4: '8841', expiry: cardExpiry }),
      last4Digits: '8841',
      cardBrand: 'Mastercard',
      nickname: 'הכרטיס של הסטודיו',
      lastUsed: null,
    });
  return method;
}
