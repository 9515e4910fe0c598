import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { FactorReset } from '../../models/FactorReset.ts';
import { Passkey } from '../../models/Passkey.ts';
import { RecoveryCode } from '../../models/RecoveryCode.ts';
import { RoleChange } from '../../models/RoleChange.ts';
import { TotpSecret } from '../../models/TotpSecret.ts';
import { randomHexadecimal } from './sequence.ts';
import { createUser } from './user.ts';

/** A passkey whose authenticator is nowhere: it can be seen, and nobody signs in with it. */
export async function createPasskey(knex: Knex, overrides: Overrides<Passkey> = {}): Promise<Passkey> {
  return Passkey.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    credentialId: randomHexadecimal(22),
    userHandle: randomHexadecimal(43),
    publicKey: Buffer.from(randomHexadecimal(154), 'hex'),
    name: 'iPhone',
    ...overrides,
  });
}

/** An app of one-time codes that nobody has. */
export async function createTotpSecret(
  knex: Knex,
  overrides: Overrides<TotpSecret> = {},
): Promise<TotpSecret> {
  return TotpSecret.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    secret: Buffer.from(randomHexadecimal(96), 'hex'),
    confirmedAt: new Date(),
    ...overrides,
  });
}

/** A recovery code that nobody knows. */
export async function createRecoveryCode(
  knex: Knex,
  overrides: Overrides<RecoveryCode> = {},
): Promise<RecoveryCode> {
  return RecoveryCode.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    codeHash: randomHexadecimal(64),
    ...overrides,
  });
}

/** A request of staff that waits for another one of them. */
export async function createFactorReset(
  knex: Knex,
  overrides: Overrides<FactorReset> = {},
): Promise<FactorReset> {
  return FactorReset.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    askedBy: overrides.askedBy ?? (await createUser(knex, { userRole: 'admin' })).id,
    expiresAt: new Date(Date.now() + 72 * 3_600_000),
    ...overrides,
  });
}

/** A request of an admin that waits for another one. */
export async function createRoleChange(
  knex: Knex,
  overrides: Overrides<RoleChange> = {},
): Promise<RoleChange> {
  return RoleChange.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    newRole: 'support',
    askedBy: overrides.askedBy ?? (await createUser(knex, { userRole: 'admin' })).id,
    expiresAt: new Date(Date.now() + 72 * 3_600_000),
    ...overrides,
  });
}
