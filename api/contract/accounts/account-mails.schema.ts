import { z } from 'zod';
import { emailAddress, password } from './accounts.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'Accounts';

/** The one-time token of a link in a mail. A malformed one is answered like one that has been used. */
const linkToken = z.string().min(1, 'required').max(200, 'link_used_up');

const said = z.object({ message: z.string() });

/** Hours for which no link to choose a password goes to an address that staff changed (docs/security.md S4). */
export const resetHoldHours = 72;

/** Lifetimes of the links in mails, in seconds. */
export const linkLifetimes = {
  verifyEmail: 24 * 60 * 60,
  resetPassword: 60 * 60,
  changeEmail: 24 * 60 * 60,
  invitation: 7 * 24 * 60 * 60,
} as const;

export const verifyEmailSchemas = {
  summary: 'Takes the one-time token of the mail that shows that an address is its owner’s',
  tag,
  body: z.object({ token: linkToken }),
  reply: said,
} satisfies EndpointSchemas;

export const sendVerificationSchemas = {
  summary: 'Sends me the mail that verifies my address once more; the earlier link dies',
  tag,
  reply: said,
} satisfies EndpointSchemas;

export const forgotPasswordBody = z.object({ email: emailAddress });

export const forgotPasswordSchemas = {
  summary: 'Sends a link to choose a new password; answers the same whether or not there is such an account',
  tag,
  body: forgotPasswordBody,
  reply: said,
} satisfies EndpointSchemas;

/** The form: the repeated password must be the same. */
export const resetPasswordForm = z
  .object({ password, confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    error: 'passwords_do_not_match',
    when: ({ value }) => typeof (value as { confirmPassword?: unknown } | null)?.confirmPassword === 'string',
  });

export const resetPasswordSchemas = {
  summary: 'Sets a new password by the one-time token of a mail, and ends all other sessions and tokens',
  tag,
  body: z.object({ token: linkToken, password }),
  reply: said,
} satisfies EndpointSchemas;
