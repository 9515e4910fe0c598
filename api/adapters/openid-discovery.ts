import { z } from 'zod';

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
});

/** Endpoints of an OpenID provider. */
export type ProviderDocument = z.infer<typeof document>;

const patienceMilliseconds = 5_000;

/**
 * Reads an OpenID provider's document, and checks that it names the provider as issuer.
 * @param issuer address of the provider
 * @throws {Error} when it can't be reached or its document is not right
 */
export async function discoverProvider(issuer: string): Promise<ProviderDocument> {
  const base = issuer.replace(/\/$/, '');
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!response.ok) throw new Error(`The OpenID provider answered ${response.status} to discovery.`);
  const found = document.parse(await response.json());
  if (found.issuer.replace(/\/$/, '') !== base)
    throw new Error('The OpenID provider names another issuer than the one that was asked.');
  return found;
}
