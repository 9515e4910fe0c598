import type { AppContext } from '../../../http/context.ts';
import { ownCookies, readCookie, writeCookie } from '../../../http/own-cookies.ts';
import { describeDevice } from '../../../lib/describe-device.ts';
import { hashOfSecret, newSecretToken } from '../../../lib/secret-token.ts';
import { KnownDevice } from '../../../models/KnownDevice.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { newDevice } from './new-device.mail.ts';

const deviceCookie = 'bikur.device';
const wellFormed = /^[\w-]{43}$/;

/** As long as browsers keep a cookie at most; each sign-in begins it anew. */
export const deviceLifetimeMilliseconds = ownCookies[deviceCookie];

/**
 * Remembers the browser in which a user has just signed in, or proved to read the account's mail. A user who has signed
 * in before, but never here, is told by mail (docs/security.md S5); the first sign-in of an account is that of its
 * registration. The cookie names the browser alone and opens nothing.
 * @param isTold false where another mail tells of it
 */
export async function rememberDevice(
  ctx: AppContext,
  userId: number,
  { isTold = true }: { isTold?: boolean } = {},
): Promise<void> {
  const { knex, env, clock } = ctx.deps;
  const user = await User.query(knex).findById(userId).throwIfNotFound();
  // All visitors share the demo account.
  if (user.isDemo) return;
  const now = clock.now();
  const deviceHash = hashOfSecret(deviceOf(ctx));
  const userAgent = describeDevice(ctx.get('User-Agent'));
  await knex.transaction(async (trx) => {
    const known = await KnownDevice.query(trx)
      .where({ user_id: userId, device_hash: deviceHash })
      .patch({ lastSeenAt: now, userAgent });
    if (known > 0) return;
    const isFirst = !(await KnownDevice.query(trx).findOne({ user_id: userId }));
    await KnownDevice.query(trx).insert({ userId, deviceHash, userAgent, createdAt: now, lastSeenAt: now });
    if (isFirst || !isTold) return;
    await enqueueMail(trx, env, {
      template: newDevice,
      input: { username: user.username, device: userAgent, signedInAt: now },
      to: { userId, email: user.email, language: user.language },
    });
  });
}

/**
 * Finds out whether this browser signed in to an account before: what strangers do to the account leaves its allowances
 * alone (docs/security.md U1 and U2).
 * @param email of the account, as it was typed
 * @returns the number of the account's known device, or null
 */
export async function findKnownDevice(ctx: AppContext, email: string): Promise<number | null> {
  const device = broughtDevice(ctx);
  if (!device) return null;
  const known = await KnownDevice.query(ctx.deps.knex)
    .joinRelated('user')
    .where({ 'user.email': email, device_hash: hashOfSecret(device) })
    .select('known_devices.id')
    .first();
  return known?.id ?? null;
}

function broughtDevice(ctx: AppContext): string | undefined {
  const brought = readCookie(ctx, deviceCookie);
  return brought && wellFormed.test(brought) ? brought : undefined;
}

function deviceOf(ctx: AppContext): string {
  const device = broughtDevice(ctx) ?? newSecretToken();
  writeCookie(ctx, deviceCookie, device);
  return device;
}
