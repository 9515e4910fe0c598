import type { Knex } from 'knex';
import { maxAddresses, type AddressFields } from '../../../contract/accounts/addresses.schema.ts';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import { AppError } from '../../../errors.ts';
import { UserAddress } from '../../../models/UserAddress.ts';
import { findOwnAddress, lockAddresses } from './own-address.queries.ts';

/**
 * Adds an address; the first one is the primary one.
 * @throws {AppError} `conflict` when the person has as many as one may have
 */
export async function addAddress(
  trx: Knex.Transaction,
  userId: number,
  fields: AddressFields,
): Promise<void> {
  await lockAddresses(trx, userId);
  const present = await UserAddress.query(trx).where({ user_id: userId }).resultSize();
  if (present >= maxAddresses) throw new AppError('conflict', { fields: { root: 'addresses_full' } });
  await UserAddress.query(trx).insert({ ...stored(fields), userId, isPrimary: present === 0 });
}

/** @throws {AppError} `not_found` when it is nobody's or somebody else's */
export async function changeAddress(
  trx: Knex.Transaction,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<void> {
  const address = await findOwnAddress(trx, userId, id);
  // What stood there as one line or as a point on the map spoke of the former address.
  const former = { fullAddress: null, latitude: null, longitude: null };
  await address.$query(trx).patch({ ...stored(fields), ...former });
}

/** The number as people in Israel write it, so that couriers can read it. */
function stored(fields: AddressFields): AddressFields {
  const number = readPhoneNumber(fields.recipientPhone);
  return { ...fields, recipientPhone: number?.display ?? fields.recipientPhone };
}
