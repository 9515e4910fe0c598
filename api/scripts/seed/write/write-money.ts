import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { tokens } from '../../../domains/payments/sandbox/tables.ts';
import type { Product } from '../../../models/Product.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { accountOf, type AccountName } from '../content/accounts.ts';
import { demoPackages, type DemoPackage } from '../content/packages.ts';
import { demoNfcProducts, demoProducts, type NfcProductName, type ProductName } from '../content/products.ts';
import { createRandom, seedOf, uuidOf } from '../random.ts';
import { userOf, type SeedContext } from './context.ts';

/** A payment that was made, kept until all are known: receipts are numbered in the order of payment. */
export interface DemoPayment {
  owner: AccountName;
  at: Date;
  amount: number;
  description: string;
  quantity: number;
  method: 'credit_card' | 'bank_transfer' | 'bit';
  status: 'completed' | 'refunded' | 'cancelled';
  /** The payment behind it, where one is written down. */
  attemptId?: number;
}

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

/** Subscriptions with cards that pay for them and standing orders. @returns every payment they led to */
export async function writePackages(
  context: SeedContext,
  products: Map<ProductName, Product>,
): Promise<DemoPayment[]> {
  const payments: DemoPayment[] = [];
  const cards = new Map<AccountName, number>();
  for (const plan of demoPackages) {
    const product = products.get(plan.product);
    if (!product) throw new Error(`no product ${plan.product}`);
    if (product.packageType !== 'free' && plan.paidBy !== 'bank_transfer' && !cards.has(plan.owner))
      cards.set(plan.owner, await writePaymentMethod(context, plan.owner));
    payments.push(...paymentsOf(context, plan, product));
    await writePackage(context, plan, product, cards.get(plan.owner) ?? null);
  }
  return payments;
}

const periodDays = { monthly: 30, yearly: 365 };

function paymentsOf({ calendar }: SeedContext, plan: DemoPackage, product: Product): DemoPayment[] {
  const amount = priceOf(plan, product);
  if (plan.started === null || plan.ends === null || amount === 0) return [];
  const starts: number[] = [];
  for (let day = plan.started; day < plan.ends && day < 0; day += periodDays[plan.cycle]) starts.push(day);
  return starts.map((day, index) => ({
    owner: plan.owner,
    at: calendar.day(day, 9),
    amount,
    description: `תוכנית ${product.name}, ${plan.cycle === 'monthly' ? 'חודש' : 'שנה'}`,
    quantity: 1,
    method: plan.paidBy ?? 'credit_card',
    status: index === starts.length - 1 && plan.lastReceipt ? plan.lastReceipt : 'completed',
  }));
}

const priceOf = (plan: DemoPackage, product: Product) =>
  plan.cycle === 'monthly' ? product.monthlyPrice : product.yearlyPrice;

/** Columns of a subscription as they are before anybody changes them. */
export function packageColumns({ calendar }: SeedContext, plan: DemoPackage, product: Product) {
  const last =
    plan.started === null || plan.ends === null
      ? null
      : Math.max(plan.started, plan.ends - periodDays[plan.cycle]);
  const isFree = product.packageType === 'free';
  const isPaid = ['active', 'past_due'].includes(plan.status) && !isFree;
  return {
    isPaid,
    status: plan.status,
    billingCycle: plan.cycle,
    startDate: plan.started === null ? null : calendar.day(plan.started, 9),
    endDate: plan.ends === null ? null : calendar.day(plan.ends, 9),
    paidUntil: isFree || plan.ends === null ? null : calendar.day(plan.ends, 9),
    paymentMethod: plan.paidBy === 'bank_transfer' || isFree ? 'manual' : 'sandbox',
    renewalDriver: plan.autoRenew || plan.recurring === 'paused' ? 'merchant' : null,
    // The grace of a charge that failed: a week from the day it was due.
    graceUntil: plan.status === 'past_due' && plan.ends !== null ? calendar.day(plan.ends + 7, 9) : null,
    autoRenew: plan.autoRenew ?? false,
    lastPaymentDate: last === null || isFree ? null : calendar.day(last, 9),
    nextPaymentDate: plan.autoRenew && plan.ends !== null ? calendar.day(Math.max(plan.ends, 1), 9) : null,
    paymentRetryCount: plan.retries ?? 0,
    lastPaymentAttempt: plan.retries ? calendar.day(plan.ends ?? 0, 9) : null,
    renewalProcessStatus: plan.renewal ?? 'not_started',
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    price: priceOf(plan, product),
    isEnterprise: plan.enterprise !== undefined,
    enterpriseUserLimit: plan.enterprise?.userLimit ?? null,
    enterpriseCommunity: plan.enterprise?.community ?? null,
    createdAt: calendar.day(plan.started ?? -1, 9),
    updatedAt: calendar.day(last ?? -1, 9),
  } as const;
}

async function writePackage(
  context: SeedContext,
  plan: DemoPackage,
  product: Product,
  paymentMethodId: number | null,
) {
  const userId = userOf(context, plan.owner).id;
  const columns = packageColumns(context, plan, product);
  const { id: packageId } = await createPackage(context.trx, { ...columns, userId, productId: product.id });
  if (!plan.recurring) return;
  const isActive = plan.recurring === 'active';
  await createRecurringPayment(context.trx, {
    userId,
    paymentMethodId,
    productId: product.id,
    recurringPaymentUid: null,
    packageId,
    startDate: columns.createdAt,
    recurringRange: plan.cycle === 'yearly' ? 12 : 1,
    numberOfCharges: plan.recurring === 'completed' ? 1 : 0,
    status: plan.recurring,
    amount: columns.price,
    lastChargeDate: columns.lastPaymentDate,
    nextChargeDate: isActive ? columns.nextPaymentDate : null,
    createdAt: columns.createdAt,
    updatedAt: columns.updatedAt,
  });
}

const brands = ['Visa', 'Mastercard', 'ישראכרט', 'American Express'] as const;

/** A card the sandbox knows and charges. @returns its token */
async function storeInSandbox(knex: Knex, name: string, last4: string, expiry: Date): Promise<string> {
  const uid = uuidOf(`token ${name}`);
  await tokens(knex)
    .insert({
      uid,
      customer_uid: uid,
      behaviour: 'approved',
      four_digits: last4,
      expiry_month: String(expiry.getUTCMonth() + 1).padStart(2, '0'),
      expiry_year: String(expiry.getUTCFullYear()),
    })
    .onConflict('uid')
    .ignore();
  return uid;
}

/** The card an owner pays with; one expires within the month, one owner has two. @returns the default card's id */
async function writePaymentMethod(
  { trx, users, calendar }: SeedContext,
  owner: AccountName,
): Promise<number> {
  const random = createRandom(seedOf(`card ${owner}`));
  const at = calendar.day(-accountOf(owner).age, 9);
  const expiry = calendar.day(owner === 'oren' ? 20 : random.between(200, 1_500));
  const columns = {
    userId: users.get(owner)?.id ?? 0,
    cardExpiry: `${String(expiry.getUTCMonth() + 1).padStart(2, '0')}/${expiry.getUTCFullYear()}`,
    cardHolderName: accountOf(owner).person,
    createdAt: at,
    updatedAt: at,
  };
  const last4 = String(random.between(1_000, 9_999));
  const method = await createUserPaymentMethod(trx, {
    ...columns,
    token: await storeInSandbox(trx, owner, last4, expiry),
    last4Digits: last4,
    cardBrand: random.pick(brands),
    isDefault: true,
    lastUsed: calendar.day(-5),
  });
  if (owner === 'owner')
    await createUserPaymentMethod(trx, {
      ...columns,
      token: await storeInSandbox(trx, `${owner} 2`, '8841', expiry),
      last4Digits: '8841',
      cardBrand: 'Mastercard',
      nickname: 'הכרטיס של הסטודיו',
      lastUsed: null,
    });
  return method.id;
}

/** Numbers all receipts from 1, oldest payment first. */
export async function writeReceipts(context: SeedContext, payments: DemoPayment[]): Promise<void> {
  const ordered = payments.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const [index, payment] of ordered.entries()) {
    const amount = fromMinor(payment.amount);
    await createReceipt(context.trx, {
      userId: userOf(context, payment.owner).id,
      documentKey: uuidOf(`receipt ${index + 1}`),
      amount: payment.amount,
      description: payment.description,
      attemptId: payment.attemptId ?? null,
      paymentMethod: payment.method,
      transactionId: `sandbox-txn-${String(index + 1).padStart(5, '0')}`,
      status: payment.status,
      // A line's price is that of the whole: further pieces cost less than the first.
      items: [{ description: payment.description, quantity: 1, unitPrice: amount, total: amount }],
      createdAt: payment.at,
      paymentDate: payment.at,
    });
  }
}
