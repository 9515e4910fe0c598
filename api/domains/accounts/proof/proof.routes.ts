import {
  giveProofEndpoint,
  readProofEndpoint,
  startGoogleProofEndpoint,
} from '../../../contract/accounts/proof.endpoint.ts';
import {
  giveProofSchemas,
  readProofSchemas,
  startGoogleProofSchemas,
} from '../../../contract/accounts/proof.schema.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { giveProof, readProof } from './give-proof.ts';
import { startGoogleProof } from './google-proof.ts';

/** Proofs of identity before what a session left open must not be enough for (docs/security.md S2). */
export const proofRouter = createFeatureRouter()
  .add(readProofEndpoint, readProofSchemas, (ctx) => readProof(ctx))
  .add(giveProofEndpoint, giveProofSchemas, (ctx, { body }) => giveProof(ctx, body))
  .add(startGoogleProofEndpoint, startGoogleProofSchemas, rateLimit('googleSignIn'), async (ctx) => ({
    location: await startGoogleProof(ctx),
  }));
