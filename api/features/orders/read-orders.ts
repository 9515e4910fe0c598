import type { Knex } from 'knex';
import { ordersOnPage, type OrderList } from '../../contract/orders.ts';
import { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';
import { presentOwnOrder } from './orders.presenter.ts';

/**
 * One page of a person's orders of printed cards, newest first (specification section 3, product.md chapter 5).
 * @param page from 1; one that isn't there is empty
 */
export async function listOrders(knex: Knex, userId: number, page: number): Promise<OrderList> {
  const from = (page - 1) * ordersOnPage;
  const { results, total } = await PhysicalCardOrder.query(knex)
    .where({ user_id: userId })
    .withGraphFetched('[businessProfile, allocations.businessProfile]')
    .orderBy('id', 'desc')
    .range(from, from + ordersOnPage - 1);
  return {
    orders: results.map((order) => presentOwnOrder(order)),
    page,
    pages: Math.ceil(total / ordersOnPage),
    total,
  };
}
