import { trackingAddress } from '../../../../contract/base/tracking-address.ts';
import type { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { User } from '../../../../models/User.ts';
import type { AdminCommandContext } from '../../../../http/admin/admin-resource.ts';
import { enqueueMail } from '../../../messaging/index.ts';
import { notifyAboutOrder } from '../notify-about-order.ts';
import { addressLine } from '../address-line.ts';
import { orderShipped } from '../order-shipped.mail.ts';

/** Notifies the buyer by mail and in the product that the parcel is on its way, with its number. */
export async function notifyOfParcel(
  { trx, env }: Pick<AdminCommandContext, 'trx' | 'env'>,
  order: PhysicalCardOrder,
): Promise<void> {
  const {
    id: userId,
    email,
    language,
    username,
  } = await User.query(trx).findById(order.userId).throwIfNotFound();
  const { shippingCompany, trackingNumber } = order;
  await enqueueMail(trx, env, {
    template: orderShipped,
    input: {
      username,
      orderId: order.id,
      quantity: order.quantity,
      shippingCompany,
      trackingNumber,
      trackingUrl: trackingAddress(shippingCompany, trackingNumber),
      address: addressLine(order.shippingAddress),
    },
    to: { userId, email, language },
  });
  await notifyAboutOrder(trx, order, 'shipped');
}
