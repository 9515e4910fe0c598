import type { Knex } from 'knex';
import { hashOfSecret, newSecretToken } from '../../../lib/secret-token.ts';
import { AccessToken } from '../../../models/AccessToken.ts';

interface TokenWish {
  userId: number;
  device: string;
  network: string | null;
  now: Date;
  lifetimeSeconds: number;
  hasSecondFactor: boolean;
}

/**
 * Makes a bearer token, which is returned once and stored as a hash (docs/product.md 3).
 * @returns the token itself
 */
export async function issueToken(knex: Knex, wish: TokenWish): Promise<string> {
  const token = newSecretToken();
  await AccessToken.query(knex).insert({
    userId: wish.userId,
    tokenHash: hashOfSecret(token),
    userAgent: wish.device,
    network: wish.network,
    createdAt: wish.now,
    provedAt: wish.now,
    secondFactorAt: wish.hasSecondFactor ? wish.now : null,
    expiresAt: new Date(wish.now.getTime() + wish.lifetimeSeconds * 1_000),
  });
  return token;
}
