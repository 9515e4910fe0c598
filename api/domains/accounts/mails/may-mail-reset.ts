import type { AppContext } from '../../../http/context.ts';
import { countCallersTry, countTry, hasTryLeft } from '../../../http/rate-limit.ts';
import { findKnownDevice } from '../security-mails/remember-device.ts';

/**
 * Counts a request for a reset link (docs/security.md U2). A browser that signed in to the account before has requests
 * of its own. For all others an address that got enough mails gets no further one for a while: the last link is in its
 * mailbox, goes on working, and whoever asks is answered as always.
 * @returns whether a mail may go out
 * @throws {AppError} `too_many_requests` for one network or one known browser, `service_unavailable`
 */
export async function mayMailReset(ctx: AppContext, email: string): Promise<boolean> {
  const knownDevice = await findKnownDevice(ctx, email);
  if (knownDevice !== null) {
    await countTry(ctx, 'resetMailToKnownDevice', String(knownDevice));
    return true;
  }
  await countCallersTry(ctx, 'forgotPassword');
  return hasTryLeft(ctx, 'resetMailToAddress', email);
}
