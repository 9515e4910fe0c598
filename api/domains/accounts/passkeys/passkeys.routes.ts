import {
  passkeyOptionsEndpoint,
  passkeySignInEndpoint,
} from '../../../contract/accounts/passkeys.endpoint.ts';
import { passkeyOptionsSchemas, passkeySignInSchemas } from '../../../contract/accounts/passkeys.schema.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { accountMessages } from '../sign-in/messages.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { askForPasskey, verifyPasskey } from './verify-passkey.ts';

/** Signing in with a passkey alone (docs/security.md S1). */
export const passkeysRouter = createFeatureRouter()
  .add(passkeyOptionsEndpoint, passkeyOptionsSchemas, rateLimit('passkey'), (ctx) =>
    askForPasskey(ctx, 'sign-in'),
  )
  .add(passkeySignInEndpoint, passkeySignInSchemas, rateLimit('passkey'), async (ctx, { body }) => {
    const { userId } = await verifyPasskey(ctx, body.passkey, 'sign-in');
    const { rememberMe } = body;
    return signIn(ctx, userId, { rememberMe, hasSecondFactor: true, message: accountMessages.loggedIn });
  });
