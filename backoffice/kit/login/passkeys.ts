import {
  browserSupportsWebAuthn,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  giveSecondFactorEndpoint,
  proveOptionsEndpoint,
} from '../../../api/contract/accounts/factors.endpoint.ts';
import {
  passkeyOptionsEndpoint,
  passkeySignInEndpoint,
} from '../../../api/contract/accounts/passkeys.endpoint.ts';
import { giveProofEndpoint } from '../../../api/contract/accounts/proof.endpoint.ts';
import type { PasskeyAssertion } from '../../../api/contract/accounts/passkeys.schema.ts';
import { call } from '../providers/call.ts';

/** Whether this browser can use passkeys here: never under a numeric address, to which none can belong. */
export function passkeysWork(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

async function ask(options: unknown): Promise<PasskeyAssertion> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as PasskeyAssertion;
}

/** Signs in with a passkey alone. */
export async function signInWithPasskey(): Promise<unknown> {
  const passkey = await ask(await call(passkeyOptionsEndpoint));
  return call(passkeySignInEndpoint, { body: { passkey, rememberMe: true } });
}

/** Gives a passkey as second factor of the present session. */
export async function givePasskey(): Promise<void> {
  const passkey = await ask(await call(proveOptionsEndpoint));
  await call(giveSecondFactorEndpoint, { body: { passkey } });
}

/** Proves the identity of whoever is signed in with a passkey of theirs (docs/security.md S2). */
export async function proveByPasskey(): Promise<void> {
  const passkey = await ask(await call(proveOptionsEndpoint));
  await call(giveProofEndpoint, { body: { kind: 'passkey', passkey } });
}

/** Whether the person thought better of it. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
