import { fromMinor } from '../../contract/money.ts';
import type { OwnOrder, PublicNfcProduct } from '../../contract/orders.ts';
import type { BusinessProfile } from '../../models/BusinessProfile.ts';
import type { NfcProduct } from '../../models/NfcProduct.ts';
import type { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';

/** A printed card on sale; prices become decimal strings in shekels. */
export function presentNfcProduct(row: NfcProduct): PublicNfcProduct {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    regularPrice: fromMinor(row.regularPrice),
    additionalCardPrice: fromMinor(row.additionalCardPrice),
    features: row.features,
  };
}

/**
 * An order for the person who made it; needs `businessProfile` and `allocations.businessProfile`. What staff noted
 * stays here, and so do the cards of people whom a chip was handed over to.
 */
export function presentOwnOrder(row: PhysicalCardOrder): OwnOrder {
  const own = (card: BusinessProfile | null | undefined) =>
    card?.userId === row.userId ? { id: card.id, name: card.businessName } : null;
  const pieces = new Map<number | null, OwnOrder['allocations'][number]>();
  for (const { businessProfile, quantity } of row.allocations ?? []) {
    const card = own(businessProfile);
    const sum = pieces.get(card?.id ?? null)?.quantity ?? 0;
    pieces.set(card?.id ?? null, { card, quantity: sum + quantity });
  }
  return {
    id: row.id,
    status: row.status,
    quantity: row.quantity,
    total: fromMinor(row.totalAmount),
    card: own(row.businessProfile),
    allocations: [...pieces.values()],
    recipient: row.recipientName,
    address: row.shippingAddress,
    shippingCompany: row.shippingCompany,
    trackingNumber: row.trackingNumber,
    estimatedDeliveryDate: row.estimatedDeliveryDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
