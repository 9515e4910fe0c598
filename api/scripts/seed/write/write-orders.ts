import { fromMinor } from '../../../contract/base/money.schema.ts';
import { vatRate } from '../../../lib/vat.ts';
import { plainClaimCode } from '../../../lib/random-code.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createChipClaimCode } from '../../../testing/factories/chip-claim-code.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { accountOf } from '../content/accounts.ts';
import { demoNfcProducts } from '../content/products.ts';
import type { DemoOrder } from '../content/orders.ts';
import { createRandom, seedOf } from '../random.ts';
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
  const product = await NfcProduct.query(trx).findOne({ name });
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
    nfcProductId: product?.id ?? null,
    priceSnapshot: {
      productName: name,
      regularPrice: fromMinor(regularPrice),
      additionalCardPrice: fromMinor(additionalCardPrice),
      vatRate,
    },
    plannedCards: [{ profileId: cardOf(context, order.slug).id, quantity: order.quantity }],
    designApprovedAt: order.awaitsApproval ? null : createdAt,
    createdAt,
    updatedAt,
  });
  for (const { slug, quantity, status, tapCode, claimCode } of order.allocations) {
    const chip = await createCardAllocation(trx, {
      orderId: row.id,
      userId: claimCode === undefined ? row.userId : null,
      profileId: slug === null ? null : cardOf(context, slug).id,
      quantity,
      status: status ?? 'active',
      tapCode: tapCode ?? random.code(13),
      createdAt,
      updatedAt,
    });
    if (claimCode !== undefined)
      await createChipClaimCode(trx, {
        allocationId: chip.id,
        codeHash: hashOfSecret(plainClaimCode(claimCode)),
        expiresAt: calendar.day(claimableDays),
        createdAt,
      });
  }
}
