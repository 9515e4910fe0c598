import { hashOfSecret } from '../../../lib/secret-token.ts';
import {
  createFactorReset,
  createPasskey,
  createRoleChange,
} from '../../../testing/factories/sign-in-factors.ts';
import { uuidOf } from '../random.ts';
import { userOf, type SeedContext } from './context.ts';

/** Requests of the demo can be confirmed long after the demo was made. */
const openDays = 3650;

/** What one admin asked for and another one may confirm: a role, and the removal of a passkey that was lost. */
export async function writeStaffRequests(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const asked = {
    askedBy: userOf(context, 'admin2').id,
    askedAt: calendar.hoursAgo(9),
    expiresAt: calendar.day(openDays),
  };
  await createRoleChange(trx, { ...asked, userId: userOf(context, 'moderator').id, newRole: 'support' });
  const { id: userId } = userOf(context, 'michal');
  await createPasskey(trx, {
    userId,
    credentialId: uuidOf('a passkey that was lost'),
    userHandle: uuidOf('whose passkey was lost'),
    publicKey: Buffer.from(hashOfSecret('a passkey that was lost'), 'hex'),
    createdAt: calendar.day(-200, 11),
    lastUsedAt: calendar.day(-16, 9),
  });
  await createFactorReset(trx, { ...asked, userId });
}
