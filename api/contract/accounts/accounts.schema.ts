import { z } from 'zod';
import { abilities, entitlements } from './abilities.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { language } from '../base/language.schema.ts';
import { userRole } from './roles.schema.ts';
import { username } from './username.schema.ts';

const tag = 'Accounts';

/** An e-mail address in the one spelling in which it is stored and compared. */
export const emailAddress = z
  .string()
  .overwrite((text) => text.normalize('NFKC').trim().toLowerCase())
  .max(254, 'email_invalid')
  .refine((text) => z.email().safeParse(text).success, 'email_invalid');

/** The max is far above any passphrase; without it a password could be megabytes to hash. */
export const password = z.string().min(6, 'password_too_short').max(200, 'password_too_long');

export const loginBody = z.object({
  email: emailAddress,
  password,
  /** 30 days on this device; else until the browser closes, 12 hours at most. */
  rememberMe: z.boolean().default(true),
  /** Asked for of whoever has an app of one-time codes: one of it, or a recovery code (docs/security.md S1). */
  code: z.string().trim().max(40, 'code_wrong').optional(),
  /** For API clients: the answer then carries a bearer token, valid like the session. */
  requestToken: z.boolean().optional(),
});

const registration = z.object({ username, email: emailAddress, password });

/** The form: the repeated password must be the same (docs/specification.md 5). */
export const registerForm = registration
  .extend({ confirmPassword: z.string().min(6, 'password_too_short').max(200, 'password_too_long') })
  .refine(samePasswords, { path: ['confirmPassword'], error: 'passwords_do_not_match', when: comparable });

/** The request: the repeated password may stay in the client (docs/specification.md 7). */
const registerBody = registration
  .extend({ confirmPassword: z.string().optional() })
  .refine(samePasswords, { path: ['confirmPassword'], error: 'passwords_do_not_match', when: comparable });

function samePasswords(form: { password: string; confirmPassword?: string | undefined }): boolean {
  return form.confirmPassword === undefined || form.confirmPassword === form.password;
}

/** Whether the passwords are compared: also while other fields have issues, so that all issues show at once. */
function comparable({ value }: { value: unknown }): boolean {
  const form = value as { password?: unknown; confirmPassword?: unknown } | null;
  return typeof form?.password === 'string' && typeof form.confirmPassword === 'string';
}

/** The signed-in user as clients see them (docs/specification.md 3, shapes used in the interface). */
const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  userRole,
  displayName: z.string(),
  /** Counted from the rows, not from a stored counter. */
  unreadSupportMessages: z.int(),
  unreadNotifications: z.int(),
  language,
  isDemo: z.boolean(),
  isGoogleAccount: z.boolean(),
  isEmailVerified: z.boolean(),
  /** False for a user who only ever signed in with Google. */
  hasPassword: z.boolean(),
  abilities,
  entitlements,
});
export type SessionUser = z.infer<typeof sessionUser>;

export const signedIn = z.object({ user: sessionUser, message: z.string(), token: z.string().optional() });

export const csrfTokenSchemas = {
  summary: 'Gives the anti-forgery token that writes by cookie need, also as the cookie XSRF-TOKEN',
  tag,
  reply: z.object({ csrfToken: z.string() }),
} satisfies EndpointSchemas;

export const loginSchemas = {
  summary:
    'Signs in; with requestToken the answer carries a bearer token too. Whoever has an app of codes sends one of it',
  tag,
  body: loginBody,
  reply: signedIn,
} satisfies EndpointSchemas;

export const registerSchemas = {
  summary: 'Opens an account and signs in; says which of user name or e-mail is taken',
  tag,
  body: registerBody,
  reply: signedIn,
  status: 201,
} satisfies EndpointSchemas;

export const demoLoginSchemas = {
  summary: 'Enters the demo account, without a password',
  tag,
  reply: signedIn,
} satisfies EndpointSchemas;

export const logoutSchemas = {
  summary: 'Ends this session or token; also answers who has none',
  tag,
  reply: z.object({ message: z.string() }),
} satisfies EndpointSchemas;

export const currentUserSchemas = {
  summary: 'Tells who is signed in and what they may do; 401 for a guest',
  tag,
  reply: z.object({ user: sessionUser, abilities, entitlements }),
} satisfies EndpointSchemas;

export const googleStartSchemas = {
  summary: 'Leads the browser to Google to sign in; returnTo is a local path',
  tag,
  query: z.object({
    returnTo: z.string().max(2_000).optional().catch(undefined),
    /** The view of the sign-in dialog from which it was asked for; there it fails, too. */
    view: z.enum(['login', 'register']).catch('login').default('login'),
  }),
  status: 302,
} satisfies EndpointSchemas;

export const googleCallbackSchemas = {
  summary: 'Where Google sends the browser back to',
  tag,
  status: 302,
} satisfies EndpointSchemas;

const passwordChange = z.object({
  /** Not needed by a user who has no password yet. */
  currentPassword: z.string().max(200, 'password_too_long').optional(),
  newPassword: password,
});

/** The form: the repeated password must be the same. */
export const changePasswordForm = passwordChange
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    error: 'passwords_do_not_match',
    when: ({ value }) => typeof (value as { confirmPassword?: unknown } | null)?.confirmPassword === 'string',
  });

export const changePasswordSchemas = {
  summary: 'Changes the password and ends all other sessions and tokens',
  tag,
  body: passwordChange,
  reply: z.object({ message: z.string() }),
} satisfies EndpointSchemas;

export const changeLanguageSchemas = {
  summary: 'Sets the language of the interface and of mail',
  tag,
  body: z.object({ language }),
  reply: z.object({ language }),
} satisfies EndpointSchemas;
