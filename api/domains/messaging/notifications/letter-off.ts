import { createHmac } from 'node:crypto';
import { switchLetterEndpoint } from '../../../contract/messaging/weekly-letter.endpoint.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import type { AppDeps } from '../../../deps.ts';
import { equalSecrets } from '../../../lib/secret-token.ts';

type Env = Pick<AppDeps['env'], 'SESSION_SECRET'>;

const signed = ({ SESSION_SECRET }: Env, userId: number): string =>
  createHmac('sha256', SESSION_SECRET).update(`weekly letter\n${userId}`).digest('base64url');

/**
 * Where an owner switches the weekly letter off without signing in: a page for a person, and the address that mail
 * programs post to (RFC 8058). Its token switches this one letter and opens nothing, and lives as long as the
 * server's secret.
 */
export function letterOff(env: Env, userId: number): { page: string; post: string } {
  const token = `${userId}.${signed(env, userId)}`;
  return { page: `/weekly-letter?off=${token}`, post: pathOf(switchLetterEndpoint, { query: { token } }) };
}

/** Whose letter a token switches; null for a token that isn't ours. */
export function ownerOfToken(env: Env, token: string): number | null {
  const [, id, signature] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  return equalSecrets(signature, signed(env, Number(id))) ? Number(id) : null;
}
