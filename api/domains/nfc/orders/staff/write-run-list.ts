import type { Knex } from 'knex';
import { toCsv } from '../../../../contract/base/csv.ts';
import type { Language } from '../../../../contract/base/languages.ts';
import { soldNameIn } from '../../../../contract/nfc/product-texts.ts';
import { AppError } from '../../../../errors.ts';
import { tapAddress } from '../../../../lib/random-code.ts';
import { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { printedChips } from '../../print/printed-chips.ts';
import { printSheetMessages, runListColumns } from '../messages.ts';

/**
 * Several orders as one CSV table for printer and courier (docs/product.md 13.9): for each chip a row with its address
 * and code, beside the recipient and the place it goes to.
 * @throws {AppError} `not_found` when one of the orders doesn't exist
 */
export async function writeRunList(
  knex: Knex,
  orderIds: readonly number[],
  { publicUrl, language }: { publicUrl: string; language: Language },
): Promise<string> {
  const orders = await PhysicalCardOrder.query(knex).whereIn('id', [...orderIds]);
  const rows: string[][] = [[...runListColumns[language]]];
  for (const orderId of orderIds) {
    const order = orders.find(({ id }) => id === orderId);
    if (!order) throw new AppError('not_found');
    const { street, houseNumber, city, zipCode, entrance, floor, apartment, notes } = order.shippingAddress;
    const within = printSheetMessages[language].within(entrance, floor, apartment).filter(Boolean);
    const parcel: string[] = [
      String(order.id),
      soldNameIn(order.priceSnapshot, language) ?? '',
      String(order.quantity),
      order.recipientName ?? '',
      order.recipientPhone ?? '',
      [street, houseNumber, ...within].filter(Boolean).join(' '),
      city ?? '',
      zipCode ?? '',
      notes ?? '',
    ];
    for (const { tapCode, quantity, businessProfile } of await printedChips(knex, orderId))
      rows.push([
        ...parcel,
        tapCode,
        tapAddress(publicUrl, tapCode),
        String(quantity),
        businessProfile?.businessName ?? '',
      ]);
  }
  return toCsv(rows);
}
