import { z } from 'zod';
import { emailAddress } from './accounts.schema.ts';
import { optionalPhone } from '../leads/contact-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { language } from '../base/language.schema.ts';
import { username } from './username.schema.ts';

const tag = 'Account';

/** Everything `/account` shows a user of themselves (docs/product.md 5). */
const accountDetails = z.object({
  username: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** An address that the owner asked for and that waits for the link that was mailed there. */
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  language,
  createdAt: z.iso.datetime(),
  isDemo: z.boolean(),
  hasPassword: z.boolean(),
  isGoogleAccount: z.boolean(),
  /** Whether this installation has a Google client. */
  googleAvailable: z.boolean(),
});
export type AccountDetails = z.infer<typeof accountDetails>;

/** The password as proof of identity; a user without one gives a fresh proof in another way (`proof.schema.ts`). */
export const proof = { currentPassword: z.string().max(200, 'password_too_long').optional() };

export const readAccountSchemas = {
  summary: 'Gives my own details',
  tag,
  reply: accountDetails,
} satisfies EndpointSchemas;

export const detailsChange = z.object({ username, phone: optionalPhone, language });

export const changeDetailsSchemas = {
  summary: 'Changes my user name, phone number and language; says when the name is taken',
  tag,
  body: detailsChange,
  reply: accountDetails,
} satisfies EndpointSchemas;

export const emailChange = z.object({ newEmail: emailAddress, ...proof });

export const requestEmailChangeSchemas = {
  summary: 'Mails a link to the new address; the address changes when it is pressed. An earlier link dies',
  tag,
  body: emailChange,
  reply: accountDetails,
} satisfies EndpointSchemas;

export const cancelEmailChangeSchemas = {
  summary: 'Gives up a change of address that nobody has confirmed yet',
  tag,
  reply: accountDetails,
} satisfies EndpointSchemas;

export const linkGoogleSchemas = {
  summary: 'Begins a link with a Google account; the browser goes on to the address of the answer',
  tag,
  body: z.object(proof),
  reply: z.object({ location: z.url() }),
} satisfies EndpointSchemas;

export const unlinkGoogleSchemas = {
  summary: 'Takes from a Google account the right to open mine; only who has a password can do without',
  tag,
  body: z.object(proof),
  reply: accountDetails,
} satisfies EndpointSchemas;

export const confirmEmailChangeSchemas = {
  summary: 'Takes the one-time token that went to the new address; the former address is told',
  tag,
  body: z.object({ token: z.string().min(1, 'required').max(200, 'link_used_up') }),
  reply: z.object({ message: z.string() }),
} satisfies EndpointSchemas;

export const stopEmailChangeSchemas = {
  summary: 'Takes the one-time token that went to the present address: ends the change and every session',
  tag,
  body: z.object({ token: z.string().min(1, 'required').max(200, 'link_used_up') }),
  reply: z.object({ message: z.string() }),
} satisfies EndpointSchemas;
