import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '../../../contract/accounts/passkeys.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import { Passkey } from '../../../models/Passkey.ts';
import { makeChallenge, takeChallenge, type ChallengePurpose } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * What a browser asks its authenticator for. A sign-in names no passkey, so that the browser offers those it has, also
 * while a person types (docs/security.md S1).
 * @param userId whose passkeys may answer, where somebody is signed in
 */
export async function askForPasskey(
  ctx: AppContext,
  purpose: Exclude<ChallengePurpose, 'add'>,
  userId?: number,
): Promise<Record<string, unknown> & { challenge: string }> {
  const own = userId === undefined ? [] : await Passkey.query(ctx.deps.knex).where({ user_id: userId });
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx.deps.env).id,
    challenge: Buffer.from(await makeChallenge(ctx, purpose), 'base64url'),
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return { ...options };
}

/**
 * Checks an authenticator's answer (docs/security.md S1): to a challenge of this session that was never used, from our
 * own origin, by a passkey we know, of the person whom the authenticator names, who was verified by it (a finger, a
 * face, a PIN), with a counter that has grown. The reason of a refusal is only logged.
 * @param expected whose passkey it must be, where somebody is signed in
 * @returns the passkey that answered
 * @throws {AppError} `validation_failed` on passkey
 */
export async function verifyPasskey(
  ctx: AppContext,
  answer: PasskeyAssertion,
  purpose: Exclude<ChallengePurpose, 'add'>,
  expected?: { userId: number },
): Promise<Passkey> {
  const { knex, env, clock } = ctx.deps;
  const taken = await takeChallenge(ctx, answer.response.clientDataJSON, purpose);
  if (!taken) return refusePasskey(ctx, 'no such challenge in this session');
  const passkey = await Passkey.query(knex).findOne({ credential_id: answer.id });
  if (!passkey) return refusePasskey(ctx, 'an unknown passkey');
  if (expected && passkey.userId !== expected.userId) return refusePasskey(ctx, 'a passkey of somebody else');
  const { userHandle } = answer.response;
  // Whoever signs in is named by the authenticator alone.
  if (expected ? userHandle && userHandle !== passkey.userHandle : userHandle !== passkey.userHandle)
    return refusePasskey(ctx, 'a user handle of somebody else');
  const { id, origin } = relyingPartyOf(env);
  let signCount: number;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: taken.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.signCount),
      },
    });
    if (!verified) return refusePasskey(ctx, 'a wrong signature');
    signCount = authenticationInfo.newCounter;
  } catch (error) {
    return refusePasskey(ctx, error);
  }
  // Of two answers with one counter at once, the second is a copy's.
  const used = await Passkey.query(knex)
    .where({ id: passkey.id, sign_count: passkey.signCount })
    .patch({ signCount, lastUsedAt: clock.now() });
  if (used === 0) return refusePasskey(ctx, 'a counter that did not grow');
  return passkey;
}

/** @throws {AppError} `validation_failed` on passkey, always */
export function refusePasskey(ctx: AppContext, reason: unknown): never {
  const err = describeError(reason instanceof Error ? reason : new Error(String(reason)));
  ctx.state.log.warn({ err }, 'passkey refused');
  throw new AppError('validation_failed', { fields: { passkey: 'passkey_refused' } });
}
