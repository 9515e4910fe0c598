import type { StateReason } from '../../../contract/payments/state-reasons.ts';
import { soldNameOf } from '../../../contract/nfc/product-texts.ts';
import { makePublicCard } from '../../../contract/cards/make-public-card.ts';
import { describePicture } from '../../../contract/cards/picture-address.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { vatRateAt } from '../../../domains/payments/vat-rates/vat-rate-at.ts';
import { plainClaimCode } from '../../../lib/random-code.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import type { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { designOfCard } from '../../../domains/nfc/orders/design-of-order.ts';
import { israelDay } from '../../../domains/statistics/index.ts';
import { transition } from '../../../domains/payments/index.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { createChipClaimCode } from '../../../testing/factories/chip-claim-code.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { accountOf } from '../content/accounts.ts';
import { demoNfcProducts } from '../content/products.ts';
import type { OrderStatus } from '../../../contract/nfc/entities/physical-card-order.schema.ts';
import type { DemoAllocation, DemoOrder } from '../content/orders.ts';
import { createRandom, seedOf, type Random } from '../random.ts';
import { cardOf, userOf, type SeedContext } from './context.ts';
import { cardOfMethod, pay, payBack, typedCard } from './demo-payments.ts';
import type { MoneyMoment, Present } from './money-moments.ts';
import { nfcPrice } from './write-money.ts';

/** The demo's claim code stays good long after the demo was made. */
const claimableDays = 3650;

/** Orders of physical cards with their chips, not paid yet. @returns what happened to them since */
export async function writeOrders(
  context: SeedContext,
  orders: readonly DemoOrder[],
): Promise<MoneyMoment[]> {
  const moments: MoneyMoment[] = [];
  for (const order of orders) moments.push(...momentsOf(context, order, await writeOrder(context, order)));
  return moments;
}

const minute = 60_000;
const day = 1_440 * minute;

/** The steps after the payment, by where an order has come. */
const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: [],
  paid: [],
  in_production: ['in_production'],
  shipped: ['in_production', 'shipped'],
  delivered: ['in_production', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
  returned: ['in_production', 'shipped', 'returned'],
  refunded: ['in_production', 'shipped', 'returned', 'refunded'],
};

function momentsOf(context: SeedContext, order: DemoOrder, row: PhysicalCardOrder): MoneyMoment[] {
  if (order.status === 'pending') return [];
  const paidAt = new Date(row.createdAt.getTime() + 10 * minute);
  const today = context.calendar.hoursAgo(0).getTime();
  const path = steps[order.status];
  const pause = Math.min(day, Math.floor((today - paidAt.getTime()) / (path.length + 1)));
  const name = `order ${order.owner} ${order.product}`;
  const happened = path.map((to, index) => ({
    at: new Date(paidAt.getTime() + (index + 1) * pause),
    happen: (present: Present) => step(context, present, { to, name, row, order }),
  }));
  // Nobody paid for an order that was cancelled within a day.
  if (order.status === 'cancelled') return happened;
  return [{ at: paidAt, happen: (present) => payFor(present, name, row) }, ...happened];
}

async function payFor(present: Present, name: string, { id, userId, totalAmount }: PhysicalCardOrder) {
  const kept = await UserPaymentMethod.query(present.trx).findOne({ user_id: userId, is_default: true });
  await pay(present, name, kept ? cardOfMethod(kept) : typedCard, {
    userId,
    orderId: id,
    kind: 'order',
    periodKey: 'order',
    amountMinor: totalAmount,
    // A large order is paid in three payments.
    installments: totalAmount >= 100_000 ? 3 : 1,
  });
}

interface Step {
  to: OrderStatus;
  name: string;
  row: PhysicalCardOrder;
  order: DemoOrder;
}

/** A step of an order after its payment; the last one to `refunded` comes with the money. */
async function step(context: SeedContext, present: Present, { to, name, row, order }: Step): Promise<void> {
  const { trx } = present;
  const staff = `admin:${userOf(context, 'admin').id}`;
  if (to === 'refunded') {
    const paid = await PaymentAttempt.query(trx)
      .findOne({ order_id: row.id, kind: 'order' })
      .throwIfNotFound();
    return payBack(present, name, paid, { actor: staff, reason: 'ההזמנה חזרה' });
  }
  const parcel = to === 'shipped' ? parcelOf(order) : null;
  const cause =
    to === 'cancelled'
      ? { actor: 'system', reason: 'not paid within a day' }
      : {
          actor: staff,
          reason: parcel ? `${parcel.shippingCompany} ${parcel.trackingNumber}` : reasonOf(to),
        };
  await transition(trx, 'physical_card_orders', row.id, to, cause, parcel ?? {});
}

/** As the commands of staff write it. */
function reasonOf(to: OrderStatus): StateReason | 'הכתובת לא נמצאה' {
  return to === 'in_production' ? 'sent to production' : to === 'delivered' ? 'delivered' : 'הכתובת לא נמצאה';
}

function parcelOf({ owner, product, courier }: DemoOrder) {
  const random = createRandom(seedOf(`parcel ${owner} ${product}`));
  return {
    trackingNumber: `RR${random.between(10_000, 99_999)}-${random.between(100, 999)}IL`,
    shippingCompany: courier ?? 'דואר ישראל',
  };
}

async function writeOrder(context: SeedContext, order: DemoOrder): Promise<PhysicalCardOrder> {
  const { trx, calendar } = context;
  const account = accountOf(order.owner);
  const createdAt = calendar.day(-order.age, 11);
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
    shippingAddress: {
      street: account.street,
      houseNumber: account.houseNumber,
      city: account.city,
      country: 'Israel',
    },
    recipientName: account.person,
    recipientPhone: account.phone ?? null,
    totalAmount: nfcPrice(order.product, order.quantity),
    notes: order.notes ?? null,
    estimatedDeliveryDate: calendar.day(5 - order.age, 12),
    metadata: { product: order.product },
    nfcProductId: product.id,
    priceSnapshot: {
      ...soldNameOf(product),
      regularPrice: fromMinor(regularPrice),
      additionalCardPrice: fromMinor(additionalCardPrice),
      vatRate: await vatRateAt(context.trx, createdAt),
    },
    plannedCards: [{ profileId: cardOf(context, order.slug).id, quantity: order.quantity }],
    design: designOfCard(card, product.material),
    designApprovedAt: order.awaitsApproval ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  });
  await writeAllChips(context, row, order);
  return row;
}

/** Puts the chips of an order back, with the codes they had. */
export async function restoreOrder(
  context: SeedContext,
  order: DemoOrder,
  row: PhysicalCardOrder,
): Promise<void> {
  const { trx } = context;
  await CardAllocation.query(trx).where({ order_id: row.id }).delete();
  const restored = await row.$query(trx).patchAndFetch({ profileId: cardOf(context, order.slug).id });
  await writeAllChips(context, restored, order);
}

async function writeAllChips(context: SeedContext, row: PhysicalCardOrder, order: DemoOrder): Promise<void> {
  const random = createRandom(seedOf(`order ${order.owner} ${order.product}`));
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
