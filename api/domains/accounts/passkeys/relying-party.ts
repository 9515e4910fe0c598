import type { AppDeps } from '../../../deps.ts';

interface RelyingParty {
  /** The host name to which passkeys belong (WebAuthn's RP id). */
  id: string;
  origin: string;
  name: string;
}

/**
 * For whom passkeys are made: the host of PUBLIC_URL. WebAuthn knows no numeric addresses, so on a machine of one's own,
 * outside production, `127.0.0.1` goes by the name `localhost`.
 */
export function relyingPartyOf({ PUBLIC_URL, NODE_ENV, COMPANY_NAME }: AppDeps['env']): RelyingParty {
  const url = new URL(PUBLIC_URL);
  if (NODE_ENV !== 'production' && url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin, name: COMPANY_NAME };
}
