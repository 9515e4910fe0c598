import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  addPasskeyEndpoint,
  proveOptionsEndpoint,
  startPasskeyEndpoint,
} from '../../../../api/contract/accounts/factors.endpoint.ts';
import type { Factors } from '../../../../api/contract/accounts/factors.schema.ts';
import { passkeyOptionsEndpoint } from '../../../../api/contract/accounts/passkeys.endpoint.ts';
import { giveProofEndpoint } from '../../../../api/contract/accounts/proof.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { passkeyLogin } from '../sign-in/sign-in-calls.ts';
import type { SessionUser } from '../session/session-user.ts';

/** Whether this browser can make and use passkeys here: never under a numeric address, to which none can belong. */
export function passkeysWork(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Whether the browser can offer passkeys in the field of the e-mail address. */
export async function passkeysFillIn(): Promise<boolean> {
  return passkeysWork() && (await browserSupportsWebAuthnAutofill());
}

/**
 * Signs in with a passkey.
 * @param fillIn waits for the person to pick one in the e-mail field, for as long as the dialog is open
 * @throws {WebAuthnError} when no passkey was chosen; {@link ApiError} when it was refused
 */
export async function signInWithPasskey({
  fillIn,
  rememberMe,
}: {
  fillIn: boolean;
  rememberMe: () => boolean;
}): Promise<SessionUser> {
  const optionsJSON = (await call(
    passkeyOptionsEndpoint,
  )) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: fillIn });
  return passkeyLogin({ passkey: passkey as never, rememberMe: rememberMe() });
}

/** Ends the wait for a choice in the e-mail field. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();

/** Makes a passkey of the signed-in person and has the server store it. */
export async function makePasskey(): Promise<Factors> {
  const optionsJSON = (await call(startPasskeyEndpoint)) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const passkey = await startRegistration({ optionsJSON });
  return call(addPasskeyEndpoint, { body: { passkey: passkey as never } });
}

/** Proves the signed-in person's identity with a passkey of theirs (docs/security.md S2). */
export async function proveByPasskey(): Promise<void> {
  const optionsJSON = (await call(proveOptionsEndpoint)) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const passkey = await startAuthentication({ optionsJSON });
  await call(giveProofEndpoint, { body: { kind: 'passkey', passkey: passkey as never } });
}

/** Whether the person thought better of it, or nothing was chosen in time: no fault to speak of. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Whether this device has a passkey of the account already. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.name === 'InvalidStateError';
