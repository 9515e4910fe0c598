import type { Language } from '../../../contract/base/languages.ts';
import { printedTextsIn, soldNameIn } from '../../../contract/nfc/product-texts.ts';
import type { OrderPayment } from '../../../contract/nfc/card-checkout.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { OwnOrder, PublicNfcProduct } from '../../../contract/nfc/orders.schema.ts';
import type { Material } from '../../../contract/nfc/entities/nfc-product.schema.ts';
import type { PlannedCards } from '../../../contract/nfc/entities/physical-card-order.schema.ts';
import type { CouponRedemption } from '../../../models/CouponRedemption.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { stateOf } from '../../subscriptions/index.ts';
import { pricesOf } from './price-order.ts';
import { payUntilOf } from './order-times.ts';

/** A printed card on sale, with its texts in a visitor's language; prices become decimal strings in shekels. */
export function presentNfcProduct(row: NfcProduct, language: Language): PublicNfcProduct {
  return {
    id: row.id,
    ...printedTextsIn(row, language),
    regularPrice: fromMinor(row.regularPrice),
    additionalCardPrice: fromMinor(row.additionalCardPrice),
    material: row.material,
    prices: pricesOf(row),
    maxPieces: row.maxQuantity,
  };
}

/**
 * An order for its buyer. Leaves out notes of staff, and the cards of users to whom a chip was handed over.
 * @param pieces number of its pieces for each card, but for those that were returned
 * @param material what the product is made of
 * @param language of the product's name
 * @param redemption the use of a coupon that lowered it, with its coupon
 * @param ownCards names of the buyer's cards by their ids
 */
export function presentOwnOrder(
  row: PhysicalCardOrder,
  {
    pieces: live,
    material,
    language,
    redemption,
  }: {
    pieces: PlannedCards;
    material: Material;
    language: Language;
    redemption: CouponRedemption | undefined;
  },
  ownCards: ReadonlyMap<number, string>,
  now: Date,
): OwnOrder {
  const own = (id: number | null) => {
    const name = id === null ? undefined : ownCards.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
  // An unpaid order has no chips yet, and those of a cancelled one lead nowhere: the plan says more.
  const pieces = new Map<number | null, OwnOrder['allocations'][number]>();
  for (const { profileId, quantity } of live.length > 0 ? live : row.plannedCards) {
    const card = own(profileId);
    const sum = pieces.get(card?.id ?? null)?.quantity ?? 0;
    pieces.set(card?.id ?? null, { card, quantity: sum + quantity });
  }
  const productName = soldNameIn(row.priceSnapshot, language);
  const waits = row.status === 'pending' && payUntilOf(row) > now;
  return {
    id: row.id,
    status: row.status,
    quantity: row.quantity,
    total: fromMinor(row.totalAmount),
    coupon: redemption?.coupon
      ? {
          code: redemption.coupon.code,
          discount: fromMinor(redemption.discountMinor),
          due: fromMinor(redemption.priceMinor - redemption.discountMinor),
        }
      : null,
    product: productName === undefined ? null : { id: row.nfcProductId, name: productName, material },
    card: own(row.profileId),
    allocations: [...pieces.values()],
    notes: row.buyerNotes,
    recipient: row.recipientName,
    phone: row.recipientPhone,
    address: row.shippingAddress,
    shippingCompany: row.shippingCompany,
    trackingNumber: row.trackingNumber,
    estimatedDeliveryDate: row.estimatedDeliveryDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    payUntil: waits ? payUntilOf(row).toISOString() : null,
    canCancel: row.status === 'pending' || row.status === 'paid',
    design: row.design,
    needsApproval: row.designApprovedAt === null && (row.status === 'pending' || row.status === 'paid'),
  };
}

/** A payment of an order, for its customer, in their language. Leaves out tokens and the provider's numbers. */
export function presentOrderPayment(
  attempt: PaymentAttempt,
  order: PhysicalCardOrder,
  { receiptNumber, language }: { receiptNumber: string | null; language: Language },
  now: Date,
): OrderPayment {
  const state = stateOf(attempt, now);
  const { declineClass, declineCode } = attempt;
  return {
    id: attempt.publicId,
    state,
    orderId: order.id,
    orderStatus: order.status,
    productId: order.nfcProductId,
    productName: soldNameIn(order.priceSnapshot, language) ?? null,
    quantity: order.quantity,
    amount: fromMinor(attempt.amountMinor),
    currency: attempt.currency,
    pageUrl: state === 'open' ? attempt.checkoutUrl : null,
    decline:
      state === 'declined' && declineClass && declineCode ? { class: declineClass, code: declineCode } : null,
    last4: attempt.cardLast4,
    paymentType: attempt.paymentType,
    installments: attempt.installments,
    receiptNumber,
  };
}
