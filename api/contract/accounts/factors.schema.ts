import { z } from 'zod';
import { id, timestamp } from '../base/columns.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { requiredLine } from '../base/typed-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { creationOptions, newPasskey, passkeyAssertion } from './passkeys.schema.ts';

const tag = 'Account';

/** A code of an app, or a recovery code; spaces and hyphens don't matter. */
export const factorCode = z.string().trim().min(1, 'required').max(40, 'code_wrong');

/** How many passkeys one person may have. */
export const mostPasskeys = 20;
export const recoveryCodeCount = 10;

const ownPasskey = z.object({
  id,
  name: z.string(),
  /** A password manager keeps it on several devices. */
  isSynced: z.boolean(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

/** What opens the account besides the password, for its owner. */
const factors = z.object({
  passkeys: z.array(ownPasskey),
  /** Since when an app gives codes, if one does. */
  appSince: timestamp.nullable(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.int(),
  /** Staff who have yet to give a second factor: the back office answers nothing before. */
  owesSecondFactor: z.boolean(),
});
export type Factors = z.output<typeof factors>;

export const readFactorsSchemas = {
  summary: 'Gives my passkeys, whether an app gives me codes, and how many recovery codes are left',
  tag,
  reply: factors,
} satisfies EndpointSchemas;

export const startPasskeySchemas = {
  summary: 'Begins a new passkey: what the browser asks its authenticator for',
  tag,
  reply: creationOptions,
} satisfies EndpointSchemas;

const passkeyName = requiredLine(60);

export const addPasskeySchemas = {
  summary: 'Adds a passkey, which signs in from then on; the owner is told by mail',
  tag,
  body: z.object({ passkey: newPasskey, name: passkeyName.optional() }),
  reply: factors,
  status: 201,
} satisfies EndpointSchemas;

export const renamePasskeySchemas = {
  summary: 'Names a passkey',
  tag,
  params: idParams,
  body: z.object({ name: passkeyName }),
  reply: factors,
} satisfies EndpointSchemas;

export const removePasskeySchemas = {
  summary: 'Removes a passkey and ends all other sessions; the owner is told by mail',
  tag,
  params: idParams,
  reply: factors,
} satisfies EndpointSchemas;

/** What an app of one-time codes is set up with. */
const appSetup = z.object({
  /** To be typed where no camera is at hand. */
  key: z.string(),
  /** `otpauth://` */
  address: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type AppSetup = z.output<typeof appSetup>;

export const startAppSchemas = {
  summary: 'Makes a secret for an app of one-time codes; it counts once a code of it was given',
  tag,
  reply: appSetup,
} satisfies EndpointSchemas;

/** Shown once and stored as hashes. */
const newCodes = z.object({ factors, codes: z.array(z.string()) });

export const confirmAppSchemas = {
  summary:
    'Takes the first code of the app: from then on signing in asks for one. Answers ten recovery codes',
  tag,
  body: z.object({ code: factorCode }),
  reply: newCodes,
} satisfies EndpointSchemas;

export const removeAppSchemas = {
  summary: 'Signing in asks for no code any more; ends all other sessions, and the owner is told by mail',
  tag,
  reply: factors,
} satisfies EndpointSchemas;

export const makeCodesSchemas = {
  summary: 'Makes ten new recovery codes; those of before count no more',
  tag,
  reply: newCodes,
} satisfies EndpointSchemas;

export const proveOptionsSchemas = {
  summary: 'Begins a proof with a passkey of mine: what the browser asks its authenticator for',
  tag,
  reply: creationOptions,
} satisfies EndpointSchemas;

export const giveSecondFactorSchemas = {
  summary:
    'Gives a second factor in a session that is signed in: a passkey, a code of the app or a recovery code',
  tag,
  body: z.object({ code: factorCode.optional(), passkey: passkeyAssertion.optional() }),
  reply: factors,
} satisfies EndpointSchemas;
