import type { Knex } from 'knex';
import { maxAddresses, type AddressFields } from '../../../contract/accounts/addresses.schema.ts';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import { AppError } from '../../../errors.ts';
import { UserAddress } from '../../../models/UserAddress.ts';
import { findOwnAddress, lockAddresses } from './own-address.queries.ts';

/**
 * Adds an address; the first one becomes primary.
 * @throws {AppError} `conflict` when the user has the max number of addresses
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

/** Changes one of a user's addresses. @throws {AppError} `not_found` when it doesn't exist or is another user's */
export async function changeAddress(
  trx: Knex.Transaction,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<void> {
  const address = await findOwnAddress(trx, userId, id);
  // The one-line form and the point on the map belonged to the former address.
  const former = { fullAddress: null, latitude: null, longitude: null };
  await address.$query(trx).patch({ ...stored(fields), ...former });
}

/** The phone number in Israel's national form, which couriers can read. */
function stored(fields: AddressFields): AddressFields {
  const number = readPhoneNumber(fields.recipientPhone);
  return { ...fields, recipientPhone: number?.display ?? fields.recipientPhone };
}
