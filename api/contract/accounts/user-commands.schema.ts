import { z } from 'zod';
import { defaultLanguage } from '../base/languages.ts';
import { issueOfPhone } from '../base/phone-number.ts';
import { emailAddress } from './accounts.schema.ts';
import { username } from './username.schema.ts';
import { userRole } from './roles.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { id, timestamp } from '../base/columns.schema.ts';
import { language } from '../base/language.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalLine, requiredLine } from '../base/typed-fields.schema.ts';

/** Why the admin does it; stored in the audit log. */
const reason = requiredLine(500);

export const maxGiftMonths = 36;
const months = z.int().min(1).max(maxGiftMonths);

/** An account that staff open for somebody, who is invited by mail and chooses the password (docs/product.md 13.4). */
export const newUserByStaff = z.object({
  username,
  email: emailAddress,
  phone: optionalLine(30)
    .refine((phone) => phone === null || issueOfPhone(phone) === null, 'phone_invalid')
    .default(null),
  language: language.default(defaultLanguage),
  /** The sales lead whose account it becomes. */
  leadId: id.nullable().default(null),
});

/** The tags of a person, all of them; each is one line. */
export const tagsOfUser = z.object({
  tags: z
    .array(requiredLine(50))
    .max(20)
    .transform((given) => [...new Set(given)]),
});

export const withReason = z.object({ reason });
export const withoutWords = z.object({});

/** Another address for a user. */
export const emailChangeByStaff = z.object({ newEmail: emailAddress, reason });

/** Another role for a user. */
export const roleWish = z.object({ newRole: userRole, reason });

/** A plan as a gift to a user, for some months. */
export const packageGift = z.object({
  productId: id,
  months,
  reason,
});
export const packageExtension = z.object({ packageId: id, months, reason });

export const closeUserSchemas = {
  summary: 'Close an account for good, as its owner would; the receipts the law wants are kept',
  tag: 'admin',
  params: idParams,
  body: z.object({ confirmation: z.string().max(100), reason }),
  reply: z.object({ id: z.int() }),
} satisfies EndpointSchemas;

/** A signed-in device, without its cookie or token. */
const userDevice = z.object({
  kind: z.enum(['browser', 'token']),
  device: z.string(),
  /** Of staff alone: the network of the sign-in. */
  network: z.string().nullable(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  expiresAt: timestamp,
});
export type UserDevice = z.output<typeof userDevice>;

export const userDevicesSchemas = {
  summary: 'Where a person is signed in, the latest used first',
  tag: 'admin',
  params: idParams,
  reply: z.array(userDevice),
} satisfies EndpointSchemas;

/** An entry of a user's history: a command of staff, or a change of status of money or an order. */
const historyEntry = z.object({
  kind: z.enum(['audit', 'transition']),
  id,
  at: timestamp,
  /** Name of an admin or moderator, else `system`, `user:7`. */
  actor: z.string(),
  /** `update`, or the name of a command; for a transition the table. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.record(z.string(), z.json()).nullable(),
  after: z.record(z.string(), z.json()).nullable(),
  reason: z.string().nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const userHistorySchemas = {
  summary: 'What staff did about a person and their rows, and every change of status, newest first',
  tag: 'admin',
  params: idParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).catch(1) }),
  reply: z.object({ entries: z.array(historyEntry), hasMore: z.boolean() }),
} satisfies EndpointSchemas;
