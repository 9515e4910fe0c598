import type { AdminResourceName } from './rows.schema.ts';

/**
 * Every action that the audit log may hold. The back office has a word for each in each language, and
 * writing one that isn't here fails the type check.
 */
export const auditActions = [
  'create',
  'update',
  'delete',
  'export',
  // Accounts
  'close',
  'verify-email',
  'send-verification',
  'send-password-reset',
  'change-email',
  'end-sessions',
  'end-session',
  'ask-factor-reset',
  'reset-factors',
  'ask-role',
  'confirm-role',
  'refuse-role',
  'view-as',
  'view-as-page',
  'view-as-end',
  'bring-back',
  'send-invitation',
  'set-tags',
  'create-card',
  // Leads
  'decide-user',
  'see-leads',
  // Packages and money
  'give-package',
  'extend-package',
  'extend',
  'set-team',
  'cancel-now',
  'stop-renewal',
  'resume-renewal',
  'retry-charge',
  'refund',
  'retry-refund',
  'look-up',
  'resolve',
  'mark-paid',
  'mark-sent-back',
  'open-dispute',
  'send-evidence',
  'win-dispute',
  'lose-dispute',
  'process-again',
  'send-again',
  'start',
  'announce',
  'call-off',
  'stop',
  'resume',
  'undo',
  'discard',
  'package-migration',
  'package-migration-undo',
  // Cards and chips
  'take-down',
  'lift-takedown',
  'restore',
  'clear-suspicion',
  'release',
  'review',
  'dismiss',
  'freeze',
  'ask-back',
  'retry',
  'enter-allocation',
  'withdraw-asking',
  // Orders
  'start-production',
  'ship',
  'deliver',
  'cancel',
  'take-return',
  'reorder',
  // What runs by itself
  'handle',
  'reopen',
  'run',
  'rollback',
  'retry-jobs',
  'cancel-jobs',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the audit log may be about besides the rows of resources. */
export const otherAuditEntities = [
  'error-groups',
  'background-jobs',
  'database-migrations',
  'package-migrations',
  // Of the history of a person, which tells every change of a payment's status.
  'payment-attempts',
] as const;
export type AuditEntity = AdminResourceName | (typeof otherAuditEntities)[number];

/** Whom the audit log names for what was done from the server's command line, where nobody is signed in. */
export const commandLine = 'command line';
