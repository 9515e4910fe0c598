import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { factorCode } from './factors.schema.ts';
import { passkeyAssertion } from './passkeys.schema.ts';

const tag = 'Sessions';

/** Seconds for which a proof of identity counts (docs/security.md S2); a sign-in is one. */
export const proofSeconds = 10 * 60;

/** What a person can prove their identity with. */
export const proofMethod = z.enum(['passkey', 'password', 'code', 'google']);
export type ProofMethod = z.output<typeof proofMethod>;

/** A proof given in one request, one shape for each kind. */
const proofGiven = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('password'),
    password: z.string().min(1, 'required').max(200, 'password_too_long'),
  }),
  /** The answer to `POST /api/auth/second-factor/options`. */
  z.object({ kind: z.literal('passkey'), passkey: passkeyAssertion }),
  /** Of the app, or a recovery code. */
  z.object({ kind: z.literal('code'), code: factorCode }),
]);
export type ProofGiven = z.output<typeof proofGiven>;

const proofState = z.object({
  /** In the order in which they are to be offered. */
  methods: z.array(proofMethod),
  /** Until when the present proof counts; null when there is none. */
  freshUntil: z.iso.datetime().nullable(),
});
export type ProofState = z.output<typeof proofState>;

export const readProofSchemas = {
  summary: 'Tells how I can prove who I am, and until when my last proof counts',
  tag,
  reply: proofState,
} satisfies EndpointSchemas;

export const giveProofSchemas = {
  summary: 'Proves once more who I am, which counts for ten minutes in this session',
  tag,
  body: proofGiven,
  reply: proofState,
} satisfies EndpointSchemas;

export const startGoogleProofSchemas = {
  summary: 'Begins a proof with Google; a window of the browser goes on to the address of the answer',
  tag,
  reply: z.object({ location: z.url() }),
} satisfies EndpointSchemas;
