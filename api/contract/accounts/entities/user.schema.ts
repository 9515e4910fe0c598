import { defaultLanguage } from '../../base/languages.ts';
import { z } from 'zod';
import { language } from '../../base/language.schema.ts';
import { userRole } from '../roles.schema.ts';
import { id, metadata, tags, timestamp } from '../../base/columns.schema.ts';

/** An account. A row of `users` as JSON carries it; the defaults are the table's. */
export const userRow = z.object({
  id,
  username: z.string().min(2).max(20),
  password: z.string().max(255).nullable().default(null),
  email: z.email().max(254),
  userRole: userRole.default('user'),
  createdAt: timestamp,
  unreadNotifications: z.int().min(0).default(0),
  unreadSupportMessages: z.int().min(0).default(0),
  paymentCustomerId: z.string().max(255).nullable().default(null),
  googleId: z.string().max(255).nullable().default(null),
  isGoogleAccount: z.boolean().default(false),
  isEmailVerified: z.boolean().default(false),
  emailVerificationToken: z.string().max(255).nullable().default(null),
  emailVerificationExpires: timestamp.nullable().default(null),
  passwordResetToken: z.string().max(255).nullable().default(null),
  passwordResetExpires: timestamp.nullable().default(null),
  pendingEmail: z.email().max(254).nullable().default(null),
  emailChangeToken: z.string().max(255).nullable().default(null),
  emailChangeStopToken: z.string().max(255).nullable().default(null),
  emailChangeExpires: timestamp.nullable().default(null),
  /** For 72 hours from it no link to choose a password goes to the address (docs/security.md S4). */
  emailChangedByStaffAt: timestamp.nullable().default(null),
  emailBeforeStaff: z.email().max(254).nullable().default(null),
  phone: z.string().max(30).nullable().default(null),
  language: language.default(defaultLanguage),
  isDemo: z.boolean().default(false),
  /** Read as `notificationChoices` of the contract: a missing choice counts as switched on. */
  notificationChoices: metadata.default({}),
  lastSeenAt: timestamp.nullable().default(null),
  /** Given by staff, to find people again; no owner is shown them. */
  tags: tags.default([]),
});
export type UserRow = z.output<typeof userRow>;
