import type { Knex } from 'knex';

/** How often each of these coupons was used, and how many uses wait for their payment. */
export async function readUses(
  knex: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { used: number; reserved: number }>> {
  const counts = await knex('coupon_redemptions')
    .whereIn('coupon_id', [...ids])
    .whereNot({ status: 'released' })
    .groupBy('coupon_id')
    .select<{ coupon_id: number; used: string; reserved: string }[]>(
      'coupon_id',
      knex.raw(`count(*) filter (where status = 'used') as used`),
      knex.raw(`count(*) filter (where status = 'reserved') as reserved`),
    );
  const none = ids.map((id) => [id, { used: 0, reserved: 0 }] as const);
  const found = counts.map(
    (row) => [Number(row.coupon_id), { used: Number(row.used), reserved: Number(row.reserved) }] as const,
  );
  return new Map([...none, ...found]);
}
