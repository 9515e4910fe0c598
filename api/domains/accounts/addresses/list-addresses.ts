import type { Knex } from 'knex';
import type { OwnAddresses } from '../../../contract/accounts/addresses.schema.ts';
import { UserAddress } from '../../../models/UserAddress.ts';

/** A user's addresses, the primary one first, then the newest. */
export async function listAddresses(knex: Knex, userId: number): Promise<OwnAddresses> {
  const rows = await UserAddress.query(knex)
    .where({ user_id: userId })
    .orderBy([
      { column: 'is_primary', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  return {
    addresses: rows.map((row) => ({
      id: row.id,
      isPrimary: row.isPrimary,
      addressType: row.addressType,
      recipientName: row.recipientName,
      recipientPhone: row.recipientPhone,
      street: row.street,
      houseNumber: row.houseNumber,
      entrance: row.entrance,
      floor: row.floor,
      apartment: row.apartment,
      city: row.city,
      zipCode: row.zipCode,
      notes: row.notes,
    })),
  };
}
