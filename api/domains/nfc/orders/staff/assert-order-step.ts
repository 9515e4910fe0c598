import { orderCommandsFrom, type OrderCommand } from '../../../../contract/nfc/order-commands.schema.ts';
import { AppError } from '../../../../errors.ts';
import type { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { orderStatusMessages, orderAtOtherStep } from '../messages.ts';

/**
 * Checks that an order's status allows a command.
 * @throws {AppError} `conflict` that names the order's status, when it doesn't
 */
export function assertOrderStep({ status }: PhysicalCardOrder, command: OrderCommand): void {
  if ((orderCommandsFrom[command] as readonly string[]).includes(status)) return;
  const { he, en } = orderStatusMessages[status];
  throw new AppError('conflict', {
    text: orderAtOtherStep(he, en),
  });
}
