import type { ActiveSession } from '../../../contract/accounts/sessions.schema.ts';
import type { Credential } from '../../../http/context.ts';
import type { AccessToken } from '../../../models/AccessToken.ts';
import type { Session } from '../../../models/Session.ts';

const tokenPrefix = 'token-';

/** A session for its owner. The id is a hash: it names the session and can't be used as one. */
export function presentSession(session: Session, current: Credential | null): ActiveSession {
  return {
    id: session.id,
    kind: 'browser',
    device: session.userAgent ?? '',
    network: session.network,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    isCurrent: current?.kind === 'session' && current.id === session.id,
  };
}

/** A bearer token for its owner, without the token. */
export function presentToken(token: AccessToken, current: Credential | null): ActiveSession {
  return {
    id: `${tokenPrefix}${token.id}`,
    kind: 'token',
    device: token.userAgent ?? '',
    network: token.network,
    createdAt: token.createdAt.toISOString(),
    lastSeenAt: (token.lastUsedAt ?? token.createdAt).toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    isCurrent: current?.kind === 'token' && current.id === token.id,
  };
}

/** The session or token that a presented id stands for. */
export function credentialOfId(id: string): Credential {
  return id.startsWith(tokenPrefix)
    ? { kind: 'token', id: Number(id.slice(tokenPrefix.length)) }
    : { kind: 'session', id };
}
