import type { PasskeyAssertion } from '../../../contract/accounts/passkeys.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.ts';
import { proveByCode } from './prove-by-code.ts';

/**
 * Checks that a signed-in person has a passkey or a code of theirs at hand (docs/security.md S1 and S2).
 * @throws {AppError} `validation_failed` on passkey or code; `too_many_requests`
 */
export async function giveSecondFactor(
  ctx: AppContext,
  userId: number,
  given: { passkey?: PasskeyAssertion | undefined; code?: string | undefined },
): Promise<void> {
  if (given.passkey) await verifyPasskey(ctx, given.passkey, 'prove', { userId });
  else if (given.code) await proveByCode(ctx, userId, given.code);
  else throw new AppError('validation_failed', { fields: { code: 'required' } });
}
