import type { JWTVerifyGetKey } from 'jose';
import type { Environment } from '../env.ts';
import type { FederatedIdentity } from './id-token.ts';
import { discoverProvider, type ProviderDocument } from './openid-discovery.ts';

/** What the session stores between the start of a sign-in and the return from the provider. */
type SignInUnderWay = Record<string, unknown>;

/** "Continue with Google": any OpenID provider, reached through grant. */
export interface FederatedSignIn {
  /**
   * Starts a sign-in with a fresh state, nonce and PKCE challenge.
   * @returns where to redirect the browser, and what to store in its session
   * @throws {Error} when the provider can't be reached
   */
  begin(): Promise<{ location: string; kept: SignInUnderWay }>;
  /**
   * Finishes the sign-in: state compared, code exchanged, id token verified.
   * @param query what the provider sent back with the browser
   * @param kept from `begin`
   * @throws {Error} when anything is not right: another state, a used code, consent denied, a false token
   */
  finish(query: Record<string, unknown>, kept: SignInUnderWay): Promise<FederatedIdentity>;
}

const prefix = '/api/auth';
const patienceMilliseconds = 8_000;
const documentLifetimeMilliseconds = 60 * 60_000;

interface GrantAnswer {
  error?: unknown;
  id_token?: string;
}

interface Connection {
  document: ProviderDocument;
  keys: JWTVerifyGetKey;
  handle: (ctx: unknown, next: () => Promise<void>) => Promise<void>;
  readAt: number;
}

const opened = new WeakMap<Environment, { signIn: FederatedSignIn | undefined }>();

/**
 * The federated sign-in of a configuration, opened once: it caches the provider's document.
 * @returns undefined when no client is configured
 */
export function federatedSignInOf(env: Environment): FederatedSignIn | undefined {
  const known = opened.get(env) ?? { signIn: openFederatedSignIn(env) };
  opened.set(env, known);
  return known.signIn;
}

function openFederatedSignIn(env: Environment): FederatedSignIn | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = env;
  if (!clientId || !secret) return undefined;
  const client = { clientId, secret };
  let connection: Connection | undefined;

  async function connect(): Promise<Connection> {
    if (connection && Date.now() - connection.readAt < documentLifetimeMilliseconds) return connection;
    const [document, { default: grant }, { createRemoteJWKSet }] = await Promise.all([
      discoverProvider(env.GOOGLE_ISSUER),
      import('grant'),
      import('jose'),
    ]);
    connection = {
      document,
      keys: createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: patienceMilliseconds }),
      handle: makeGrant(grant, env.PUBLIC_URL, document, client),
      readAt: Date.now(),
    };
    return connection;
  }

  return {
    async begin() {
      const { handle } = await connect();
      const { location, session } = await run(handle, `${prefix}/google`, {}, undefined);
      if (!location || typeof session['state'] !== 'string' || typeof session['nonce'] !== 'string')
        throw new Error('The sign-in did not begin.');
      return { location, kept: session };
    },
    async finish(query, kept) {
      const { handle, keys, document } = await connect();
      const { state, nonce } = kept;
      if (typeof state !== 'string' || typeof nonce !== 'string' || query['state'] !== state)
        throw new Error('The state is not that of the sign-in under way.');
      if (query['iss'] !== undefined && query['iss'] !== document.issuer)
        throw new Error('The answer comes from another issuer.');
      if (typeof query['code'] !== 'string') throw new Error('The provider gave no code.');
      const { answer } = await run(handle, `${prefix}/google/callback`, query, kept);
      if (answer?.error !== undefined || typeof answer?.id_token !== 'string')
        throw new Error('The provider did not exchange the code for an id token.');
      const { verifyIdToken } = await import('./id-token.ts');
      return verifyIdToken(answer.id_token, {
        keys,
        issuer: document.issuer,
        audience: client.clientId,
        nonce,
      });
    },
  };
}

function makeGrant(
  grant: typeof import('grant'),
  origin: string,
  document: ProviderDocument,
  client: { clientId: string; secret: string },
): Connection['handle'] {
  // The library's types describe a default export within the default export, and it has one.
  return grant.default.koa({
    config: {
      defaults: { origin, prefix, transport: 'state', state: true, nonce: true, pkce: true },
      google: {
        key: client.clientId,
        secret: client.secret,
        authorize_url: document.authorization_endpoint,
        access_url: document.token_endpoint,
        scope: ['openid', 'email', 'profile'],
        response: ['tokens'],
      },
    },
    request: { timeout: patienceMilliseconds },
  });
}

/** One step through grant, whose handler for Koa gets only what it reads. */
async function run(
  handle: Connection['handle'],
  path: string,
  query: Record<string, unknown>,
  kept: SignInUnderWay | undefined,
) {
  let location: string | undefined;
  const exchange = {
    method: 'GET',
    originalUrl: path,
    request: { query },
    session: { grant: kept } as { grant: SignInUnderWay },
    state: {} as { grant?: { response?: GrantAnswer } },
    response: { redirect: (url: string) => (location = url) },
  };
  await handle(exchange, async () => {});
  return { location, session: exchange.session.grant, answer: exchange.state.grant?.response };
}
