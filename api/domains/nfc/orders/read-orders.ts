import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { ordersOnPage, type OrderList, type OwnOrder } from '../../../contract/nfc/orders.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { usesOfOrders } from '../../payments/index.ts';
import { presentOwnOrder } from './orders.presenter.ts';

/** Whose orders are read, and in which language the products are named. */
export interface OrderReader {
  userId: number;
  language: Language;
}

/**
 * One page of a user's orders of printed cards, newest first (docs/specification.md 3, docs/product.md 5).
 * @param page from 1; empty past the last one
 */
export async function listOrders(
  knex: Knex,
  reader: OrderReader,
  page: number,
  now: Date,
): Promise<OrderList> {
  const from = (page - 1) * ordersOnPage;
  const { results, total } = await PhysicalCardOrder.query(knex)
    .where({ user_id: reader.userId })
    .orderBy('id', 'desc')
    .range(from, from + ordersOnPage - 1);
  return {
    orders: await present(knex, reader, results, now),
    page,
    pages: Math.ceil(total / ordersOnPage),
    total,
  };
}

/** One order of a user; null for another user's. */
export async function readOwnOrder(
  knex: Knex,
  reader: OrderReader,
  id: number,
  now: Date,
): Promise<OwnOrder | null> {
  const order = await PhysicalCardOrder.query(knex).findOne({ id, user_id: reader.userId });
  return order ? ((await present(knex, reader, [order], now))[0] ?? null) : null;
}

/** One order of a user after a change of it. @throws {AppError} `not_found` */
export async function showOwnOrder(
  knex: Knex,
  reader: OrderReader,
  id: number,
  now: Date,
): Promise<OwnOrder> {
  const order = await readOwnOrder(knex, reader, id, now);
  if (!order) throw new AppError('not_found');
  return order;
}

async function present(
  knex: Knex,
  { userId, language }: OrderReader,
  orders: readonly PhysicalCardOrder[],
  now: Date,
): Promise<OwnOrder[]> {
  const names = await myCardNames(knex, userId);
  // Summed by the database: an order may have thousands of pieces.
  const sums = await CardAllocation.query(knex)
    .select('order_id', 'profile_id')
    .sum('quantity as pieces')
    .whereIn(
      'order_id',
      orders.map(({ id }) => id),
    )
    .whereNot({ status: 'released' })
    .groupBy('order_id', 'profile_id')
    .orderByRaw('min(id)')
    .castTo<{ orderId: number; profileId: number | null; pieces: number }[]>();
  const products = await NfcProduct.query(knex)
    .select('id', 'material')
    .whereIn(
      'id',
      orders.flatMap(({ nfcProductId }) => nfcProductId ?? []),
    );
  const uses = await usesOfOrders(
    knex,
    orders.map(({ id }) => id),
  );
  return orders.map((order) =>
    presentOwnOrder(
      order,
      {
        pieces: sums
          .filter(({ orderId }) => orderId === order.id)
          .map(({ profileId, pieces }) => ({ profileId, quantity: pieces })),
        material:
          order.design.material ?? products.find(({ id }) => id === order.nfcProductId)?.material ?? 'pvc',
        language,
        redemption: uses.find(({ orderId, status }) => orderId === order.id && status === 'used'),
      },
      names,
      now,
    ),
  );
}

async function myCardNames(knex: Knex, userId: number): Promise<Map<number, string>> {
  const cards = await BusinessProfile.query(knex).select('id', 'business_name').where({ user_id: userId });
  return new Map(cards.map(({ id, businessName }) => [id, businessName]));
}
