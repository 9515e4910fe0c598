import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

export interface FederatedIdentity {
  /** The provider's own id of the user, which alone never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider checked that the mailbox is the user's. */
  emailVerified: boolean;
  name: string | null;
}

export interface IdTokenExpectation {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** The nonce we sent when this sign-in started. */
  nonce: string;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().optional(),
  // Some providers write it as text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional(),
  name: z.string().optional(),
});

/** Public-key algorithms only: with a shared secret, or with none, anybody could sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
  'Ed25519',
];

/**
 * Checks an id token: signature by the provider's keys, issuer, audience, time and nonce (docs/security.md E8).
 * @throws {Error} when any of them is not right
 */
export async function verifyIdToken(token: string, expected: IdTokenExpectation): Promise<FederatedIdentity> {
  const { payload } = await jwtVerify(token, expected.keys, {
    issuer: expected.issuer,
    audience: expected.audience,
    algorithms,
    clockTolerance: 30,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
  });
  const found = claims.parse(payload);
  if (found.nonce !== expected.nonce) throw new Error('The id token was made for another sign-in.');
  if (found.azp !== undefined && found.azp !== expected.audience)
    throw new Error('The id token was made for another client.');
  return {
    subject: found.sub,
    email: found.email ?? null,
    emailVerified: found.email_verified === true,
    name: found.name ?? null,
  };
}
