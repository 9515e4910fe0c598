import { soldNameOf } from '../../../contract/nfc/product-texts.ts';
import { makePublicCard } from '../../../contract/cards/make-public-card.ts';
import { describePicture } from '../../../contract/cards/picture-address.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { vatRate } from '../../../lib/vat.ts';
import { plainClaimCode } from '../../../lib/random-code.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import type { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { designOfCard } from '../../../domains/nfc/orders/design-of-order.ts';
import { israelDay } from '../../../domains/statistics/index.ts';
import { createChipClaimCode } from '../../../testing/factories/chip-claim-code.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { accountOf } from '../content/accounts.ts';
import { demoNfcProducts } from '../content/products.ts';
import type { DemoAllocation, DemoOrder } from '../content/orders.ts';
import { createRandom, seedOf, type Random } from '../random.ts';
import { cardOf, userOf, type SeedContext } from './context.ts';
import { nfcPrice, type DemoPayment } from './write-money.ts';

/** The demo's claim code stays good long after the demo was made. */
const claimableDays = 3650;

/** Orders of physical cards with their chips. @returns the payments of those that were paid */
export async function writeOrders(
  context: SeedContext,
  orders: readonly DemoOrder[],
): Promise<DemoPayment[]> {
  const payments: DemoPayment[] = [];
  for (const order of orders) {
    await writeOrder(context, order);
    if (['pending', 'cancelled'].includes(order.status)) continue;
    payments.push({
      owner: order.owner,
      at: context.calendar.day(-order.age, 11),
      amount: nfcPrice(order.product, order.quantity),
      description: `${demoNfcProducts[order.product].name}, ${order.quantity} יח׳`,
      quantity: order.quantity,
      method: 'credit_card',
      status: order.status === 'refunded' ? 'refunded' : 'completed',
    });
  }
  return payments;
}

async function writeOrder(context: SeedContext, order: DemoOrder): Promise<void> {
  const { trx, calendar } = context;
  const account = accountOf(order.owner);
  const random = createRandom(seedOf(`order ${order.owner} ${order.product}`));
  const createdAt = calendar.day(-order.age, 11);
  const updatedAt = calendar.day(-Math.max(0, order.age - 5), 11);
  const { name, regularPrice, additionalCardPrice } = demoNfcProducts[order.product];
  const product = await NfcProduct.query(trx).findOne({ name }).throwIfNotFound();
  const card = makePublicCard(cardOf(context, order.slug), {
    publicUrl: 'https://bikur.example',
    now: context.now,
    describePicture,
    takesMessages: true,
    wallets: [],
  });
  const row = await createPhysicalCardOrder(trx, {
    userId: userOf(context, order.owner).id,
    profileId: cardOf(context, order.slug).id,
    quantity: order.quantity,
    status: order.status,
    shippingAddress: {
      street: account.street,
      houseNumber: account.houseNumber,
      city: account.city,
      country: 'Israel',
    },
    recipientName: account.person,
    recipientPhone: account.phone ?? null,
    transactionId: order.status === 'pending' ? null : `sandbox-order-${random.code(8)}`,
    totalAmount: nfcPrice(order.product, order.quantity),
    trackingNumber: order.courier
      ? `RR${random.between(10_000, 99_999)}-${random.between(100, 999)}IL`
      : null,
    shippingCompany: order.courier ?? null,
    notes: order.notes ?? null,
    estimatedDeliveryDate: calendar.day(5 - order.age, 12),
    metadata: { product: order.product },
    nfcProductId: product.id,
    priceSnapshot: {
      ...soldNameOf(product),
      regularPrice: fromMinor(regularPrice),
      additionalCardPrice: fromMinor(additionalCardPrice),
      vatRate,
    },
    plannedCards: [{ profileId: cardOf(context, order.slug).id, quantity: order.quantity }],
    design: designOfCard(card, product.material),
    designApprovedAt: order.awaitsApproval ? null : createdAt,
    createdAt,
    updatedAt,
  });
  for (const allocation of order.allocations) await writeChips(context, row, allocation, random);
}

async function writeChips(
  context: SeedContext,
  order: PhysicalCardOrder,
  { slug, quantity, asOne, status, tapCode, claimCode, names = [], taps }: DemoAllocation,
  random: Random,
): Promise<void> {
  const { trx, calendar } = context;
  const chips = await CardAllocation.query(trx)
    .insert(
      Array.from({ length: asOne ? 1 : quantity }, (_, at) => ({
        orderId: order.id,
        userId: claimCode === undefined ? order.userId : null,
        profileId: slug === null ? null : cardOf(context, slug).id,
        quantity: asOne ? quantity : 1,
        status: status ?? 'active',
        tapCode: at === 0 && tapCode !== undefined ? tapCode : random.code(13),
        name: names[at] ?? null,
        createdAt: order.createdAt,
        updatedAt: order.updatedAt,
      })),
    )
    .returning('*');
  if (taps) await writeTaps(context, chips, taps, random);
  if (claimCode !== undefined)
    await createChipClaimCode(trx, {
      allocationId: chips[0]?.id ?? 0,
      codeHash: hashOfSecret(plainClaimCode(claimCode)),
      expiresAt: calendar.day(claimableDays),
      createdAt: order.createdAt,
    });
}

/** Taps of the last month: named pieces stand where people are, most others lie in wallets. */
async function writeTaps(
  { trx, calendar }: SeedContext,
  chips: readonly CardAllocation[],
  [named, unnamed]: readonly [number, number],
  random: Random,
): Promise<void> {
  const rows = chips.flatMap(({ id, name }, at) =>
    Array.from({ length: 30 }, (_, ago) => ({
      allocation_id: id,
      day: israelDay(calendar.day(-ago - 1, 12)),
      taps:
        name === null
          ? random.between(0, 9) === 0
            ? random.between(0, unnamed)
            : 0
          : random.between(0, Math.max(1, Math.round(named / (at + 1)))),
      last_at: calendar.day(-ago - 1, 12),
    })).filter(({ taps }) => taps > 0),
  );
  if (rows.length > 0) await trx('chip_taps').insert(rows);
}
