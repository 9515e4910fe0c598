import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret for a cookie or a bearer token: 256 random bits, 43 characters fit for both. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a secret is stored: who reads the table can't sign in with it. 64 hexadecimal digits. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** Compares without telling by its time where the texts differ; their lengths need not agree. */
export function equalSecrets(one: string, other: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(one), digest(other));
}
