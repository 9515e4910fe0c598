import type { WalletKind } from '../../../contract/cards/public-card.schema.ts';
import type { AppDeps } from '../../../deps.ts';

type Environment = AppDeps['env'];

/** Keys for passes in Apple Wallet; null unless all of them are set. */
export function appleSigner(env: Environment) {
  const { APPLE_PASS_CERT, APPLE_PASS_KEY, APPLE_PASS_WWDR, APPLE_PASS_TYPE_ID, APPLE_PASS_TEAM_ID } = env;
  if (!APPLE_PASS_CERT || !APPLE_PASS_KEY || !APPLE_PASS_WWDR || !APPLE_PASS_TYPE_ID || !APPLE_PASS_TEAM_ID)
    return null;
  return {
    certificate: APPLE_PASS_CERT,
    key: APPLE_PASS_KEY,
    passphrase: env.APPLE_PASS_KEY_PASSPHRASE,
    intermediate: APPLE_PASS_WWDR,
    passTypeIdentifier: APPLE_PASS_TYPE_ID,
    teamIdentifier: APPLE_PASS_TEAM_ID,
  };
}
export type AppleSigner = NonNullable<ReturnType<typeof appleSigner>>;

/** Account that signs passes for Google Wallet; null unless all of it is set. */
export function googleIssuer(env: Environment) {
  const { GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_SERVICE_ACCOUNT: account } = env;
  if (!GOOGLE_WALLET_ISSUER_ID || !account) return null;
  return { issuerId: GOOGLE_WALLET_ISSUER_ID, email: account.client_email, privateKey: account.private_key };
}
export type GoogleIssuer = NonNullable<ReturnType<typeof googleIssuer>>;

/** Wallets this installation can make passes for (docs/product.md 4). */
export function configuredWallets(env: Environment): WalletKind[] {
  return [...(appleSigner(env) ? ['apple' as const] : []), ...(googleIssuer(env) ? ['google' as const] : [])];
}
