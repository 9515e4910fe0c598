import { orderCommandsFrom, type OrderCommand } from '../../../../contract/nfc/order-commands.schema.ts';
import type { OrderStatus } from '../../../../contract/nfc/entities/physical-card-order.schema.ts';
import { AppError } from '../../../../errors.ts';
import type { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';

const words: Record<OrderStatus, { he: string; en: string }> = {
  pending: { he: 'ממתינה לתשלום', en: 'waits for its payment' },
  paid: { he: 'שולמה', en: 'is paid' },
  in_production: { he: 'בייצור', en: 'is in production' },
  shipped: { he: 'בדרך', en: 'is on its way' },
  delivered: { he: 'נמסרה', en: 'is delivered' },
  cancelled: { he: 'בוטלה', en: 'is cancelled' },
  returned: { he: 'הוחזרה', en: 'has come back' },
  refunded: { he: 'הכסף הוחזר', en: 'is refunded' },
};

/**
 * Checks that an order's status allows a command.
 * @throws {AppError} `conflict` that names the order's status, when it doesn't
 */
export function assertOrderStep({ status }: PhysicalCardOrder, command: OrderCommand): void {
  if ((orderCommandsFrom[command] as readonly string[]).includes(status)) return;
  const { he, en } = words[status];
  throw new AppError('conflict', {
    text: {
      he: `הצעד הזה אינו אפשרי: מצב ההזמנה הוא „${he}”.`,
      en: `This step is not possible: the order ${en}.`,
    },
  });
}
