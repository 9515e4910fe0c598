import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { signedIn } from './accounts.schema.ts';

const tag = 'Accounts';

const base64url = (most: number) =>
  z
    .string()
    .max(most, 'passkey_refused')
    .regex(/^[\w-]+$/u, 'passkey_refused');

/** What a browser answers for a passkey, as WebAuthn writes it in JSON; all that we don't read is dropped. */
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
};

/** An authenticator's signature. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: z.exactOptional(base64url(100)),
  }),
  clientExtensionResults: z.object({}).default({}),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** A new passkey. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(40_000),
    transports: z.exactOptional(z.array(z.string().max(20)).max(10)),
  }),
  clientExtensionResults: z.object({}).default({}),
});
export type NewPasskey = z.output<typeof newPasskey>;

/** What the browser hands to `navigator.credentials`, as WebAuthn writes it in JSON. */
const options = z.looseObject({ challenge: z.string() });

export const passkeyOptionsSchemas = {
  summary: 'Begins a sign-in with a passkey: what the browser asks its authenticator for',
  tag,
  reply: options,
} satisfies EndpointSchemas;

export const passkeySignInSchemas = {
  summary: 'Signs in with a passkey alone; it counts as second factor, too',
  tag,
  body: z.object({ passkey: passkeyAssertion, rememberMe: z.boolean().default(true) }),
  reply: signedIn,
} satisfies EndpointSchemas;

export const creationOptions = options;
