import { randomBytes } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { mostPasskeys } from '../../../contract/accounts/factors.schema.ts';
import type { NewPasskey } from '../../../contract/accounts/passkeys.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { describeDevice } from '../../../lib/describe-device.ts';
import { Passkey } from '../../../models/Passkey.ts';
import type { User } from '../../../models/User.ts';
import { mailFactorChange } from '../second-factor/second-factor-changed.mail.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import { refusePasskey } from './verify-passkey.ts';

/** Ed25519, ES256 and RS256 (COSE's numbers): what authenticators have. */
const algorithms = [-8, -7, -257];

/**
 * What a browser asks its authenticator for to make a passkey: one that it finds by itself (discoverable), with
 * verification of the user, and none that the person has already.
 * @throws {AppError} `conflict` for a program, and for whoever has twenty
 */
export async function askForNewPasskey(
  ctx: AppContext,
  user: User,
): Promise<Record<string, unknown> & { challenge: string }> {
  const own = await Passkey.query(ctx.deps.knex).where({ user_id: user.id }).orderBy('id');
  if (own.length >= mostPasskeys)
    throw new AppError('conflict', { fields: { passkey: 'passkeys_too_many' } });
  const handle = handleOf(own);
  const { id, name } = relyingPartyOf(ctx.deps.env);
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: user.email,
    userDisplayName: user.username,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    challenge: Buffer.from(await makeChallenge(ctx, 'add', handle), 'base64url'),
    supportedAlgorithmIDs: algorithms,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return { ...options };
}

/** One handle for all passkeys of a person: an authenticator shows two of them as one account. */
const handleOf = ([first]: Passkey[]): string => first?.userHandle ?? randomBytes(32).toString('base64url');

/**
 * Stores a passkey that the browser has made; the owner is told by mail (docs/security.md S1 and S5).
 * @throws {AppError} `validation_failed` on passkey; `conflict` for one that somebody has already
 */
export async function addPasskey(
  ctx: AppContext,
  user: User,
  { passkey: answer, name }: { passkey: NewPasskey; name?: string | undefined },
): Promise<void> {
  const { knex, env, clock } = ctx.deps;
  const taken = await takeChallenge(ctx, answer.response.clientDataJSON, 'add');
  if (!taken?.userHandle) return refusePasskey(ctx, 'no such challenge in this session');
  const { id, origin } = relyingPartyOf(env);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: taken.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => refusePasskey(ctx, error));
  if (!verified || answer.id !== registrationInfo.credential.id) return refusePasskey(ctx, 'not verified');
  const { userHandle } = taken;
  const { credential, credentialBackedUp } = registrationInfo;
  await knex.transaction(async (trx) => {
    if (await Passkey.query(trx).findOne({ credential_id: credential.id }))
      throw new AppError('conflict', { fields: { passkey: 'passkey_known' } });
    const added = await Passkey.query(trx).insertAndFetch({
      userId: user.id,
      credentialId: credential.id,
      userHandle,
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports: answer.response.transports ?? [],
      isSynced: credentialBackedUp,
      name: name ?? (describeDevice(ctx.get('User-Agent')).slice(0, 60) || 'Passkey'),
      createdAt: clock.now(),
    });
    await mailFactorChange(trx, env, user, { change: 'passkeyAdded', name: added.name, now: clock.now() });
  });
}
