import type { Knex } from 'knex';
import { addressFields, type AddressFields } from '../../../contract/accounts/addresses.schema.ts';
import { isSameValue } from '../../../contract/cards/card-plan.schema.ts';
import type { ImportedItem } from '../../../contract/accounts/data-import.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import { translateIssues } from '../../../contract/base/translate-issue.ts';
import { validationMessages } from '../../../contract/base/validation-messages.ts';
import { AppError } from '../../../errors.ts';
import { UserAddress } from '../../../models/UserAddress.ts';
import { lockAddresses } from '../addresses/own-address.queries.ts';
import { addAddress } from '../addresses/save-address.ts';
import { itemName } from './item-name.ts';
import type { ArchiveRow } from './read-archive.ts';
import { importMessages } from './messages.ts';

const blanks = { entrance: null, floor: null, apartment: null, zipCode: null, notes: null };

/**
 * Adds one address of the file as if the user had typed it. The same address (all fields that its owner writes) isn't
 * added twice.
 * @throws the database's error, when nothing was stored
 */
export async function importAddress(
  knex: Knex,
  { userId, language }: { userId: number; language: Language },
  row: ArchiveRow,
): Promise<ImportedItem> {
  const line = ['street', 'houseNumber', 'city'].map((name) => row[name]).filter(Boolean);
  const item: ImportedItem = {
    name: itemName(line.join(' '), language),
    outcome: 'skipped',
    reason: importMessages.invalid[language],
    faults: [],
    cardId: null,
  };
  const parsed = addressFields.safeParse({ ...blanks, ...row });
  if (!parsed.success) {
    const issues = Object.entries(translateIssues(parsed.error.issues, language));
    return { ...item, faults: issues.map(([field, text]) => ({ field, text })) };
  }
  const wanted = comparable(parsed.data);
  return knex.transaction(async (trx) => {
    await lockAddresses(trx, userId);
    const present = await UserAddress.query(trx).where({ user_id: userId });
    const isThere = present.some((address) => {
      const stored = addressFields.safeParse(address.toRow());
      return stored.success && isSameValue(comparable(stored.data), wanted);
    });
    if (isThere) return { ...item, outcome: 'already' as const, reason: null };
    try {
      await addAddress(trx, userId, parsed.data);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      return { ...item, reason: validationMessages.addresses_full[language] };
    }
    return { ...item, outcome: 'added' as const, reason: null };
  });
}

/** Phone numbers are compared by what is dialled. */
function comparable(fields: AddressFields): AddressFields {
  const number = readPhoneNumber(fields.recipientPhone);
  return { ...fields, recipientPhone: number?.display ?? fields.recipientPhone };
}
