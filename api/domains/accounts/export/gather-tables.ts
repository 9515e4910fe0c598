import type { Knex } from 'knex';
import { Notification } from '../../../models/Notification.ts';
import { Passkey } from '../../../models/Passkey.ts';
import { Session } from '../../../models/Session.ts';
import { User } from '../../../models/User.ts';
import { UserAddress } from '../../../models/UserAddress.ts';
import type { AccountPart } from '../account-hooks.ts';
import { exportRows, type ExportedTables } from './export-rows.ts';

/** Reads all tables with data of one user: the account's own, then each domain's in turn. */
export async function gatherTables(
  knex: Knex,
  userId: number,
  parts: readonly AccountPart[],
): Promise<ExportedTables> {
  const mine = { user_id: userId };
  const files: ExportedTables = {
    'account.json': {
      account: await exportRows(User.query(knex).where({ id: userId })),
      addresses: await exportRows(UserAddress.query(knex).where(mine)),
      devices: await exportRows(Session.query(knex).where(mine)),
      passkeys: await exportRows(Passkey.query(knex).where(mine)),
      notifications: await exportRows(Notification.query(knex).where(mine)),
    },
  };
  for (const part of parts)
    for (const [file, tables] of Object.entries((await part.exportTables?.(knex, userId)) ?? {}))
      files[file] = { ...files[file], ...tables };
  return files;
}
