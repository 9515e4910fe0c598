import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type JWKS } from 'oidc-provider';

/** Somebody with an account at the provider; the key is what they type to log in. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcServer {
  /** Value for GOOGLE_ISSUER. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * Registers our client and opens for business; before, every request answers 503.
   * @param redirectUri where the provider may send browsers back to
   */
  open(redirectUri: string): void;
  people: Map<string, ProviderPerson>;
  close(): Promise<void>;
}

/**
 * Starts a real OpenID provider on a free port: real redirects, pages to log in and to consent (usable by
 * hand in a browser), codes, PKCE, signed id tokens.
 */
export async function startOidcServer(): Promise<OidcServer> {
  let handle: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => {
    if (handle) return void handle(request, response);
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = {
    keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'test' }],
  } as JWKS;
  const client = { clientId: 'bikur-test', clientSecret: 'a secret that only this test knows' };
  return {
    issuer,
    ...client,
    people,
    open(redirectUri) {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: client.clientId,
            client_secret: client.clientSecret,
            redirect_uris: [redirectUri],
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        jwks,
        // Google puts these into the id token itself.
        conformIdTokenClaims: false,
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
        pkce: { required: () => true },
        cookies: { keys: ['only for this test'] },
        findAccount: (_ctx, id) => ({
          accountId: id,
          claims: () => ({ sub: id, ...people.get(id) }),
        }),
      });
      handle = provider.callback();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
