import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { packageStatus } from './package.schema.ts';
import { billingCycle } from '../../payments/entities/payment-enums.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

const packageMigrationStatuses = [
  'preparing',
  'ready',
  'announced',
  'running',
  'stopped',
  'done',
  'discarded',
] as const;
const packageMigrationStatus = z.enum(packageMigrationStatuses);
const packageMigrationDirection = z.enum(['apply', 'undo']);

/** Which packages of the product are moved; a filter that isn't given doesn't narrow. */
export const packageMigrationFilter = z.object({
  statuses: z.array(packageStatus).max(10).optional(),
  billingCycle: billingCycle.optional(),
  /** By the day the package was made, on the calendar of Jerusalem; both days included. */
  boughtFrom: z.iso.date().optional(),
  boughtUntil: z.iso.date().optional(),
  isEnterprise: z.boolean().optional(),
  autoRenew: z.boolean().optional(),
});
export type PackageMigrationFilter = z.output<typeof packageMigrationFilter>;

/** Limits and prices of the target product when the preview was made. */
const packageMigrationTerms = z.object({
  monthlyPrice: moneyText,
  yearlyPrice: moneyText,
  basicCardCount: z.int().min(0),
  proCardCount: z.int().min(0),
});

/** Totals of a whole run, counted once when its preview is ready. */
const packageMigrationTotals = z.object({
  packages: z.int().min(0),
  owners: z.int().min(0),
  /** Owners who would lose cards or features, and how many cards. */
  losingOwners: z.int().min(0),
  lostCards: z.int().min(0),
  lostFeatures: z.record(z.string(), z.int().min(0)),
  dearer: z.int().min(0),
  cheaper: z.int().min(0),
  monthlyBefore: moneyText,
  monthlyAfter: moneyText,
});
export type PackageMigrationTotals = z.output<typeof packageMigrationTotals>;

/**
 * A move of packages from one product to another.
 * A row of `package_migrations` as JSON carries it; the defaults are the table's.
 */
export const packageMigrationRow = z.object({
  id,
  fromProductId: id.nullable().default(null),
  toProductId: id.nullable().default(null),
  fromName: z.string().max(120),
  toName: z.string().max(120),
  terms: packageMigrationTerms,
  filter: packageMigrationFilter.default({}),
  status: packageMigrationStatus.default('preparing'),
  direction: packageMigrationDirection.default('apply'),
  totals: packageMigrationTotals.nullable().default(null),
  tries: z.int().min(0).default(0),
  error: z.string().max(2000).nullable().default(null),
  /** When an announced move, or the undoing of one, takes effect. */
  runsAt: timestamp.nullable().default(null),
  /** A worker has yet to tell owners of another price, or that it was called off. */
  hasToTell: z.boolean().default(false),
  createdBy: id.nullable().default(null),
  createdByName: z.string().max(100),
  createdAt: timestamp,
  startedAt: timestamp.nullable().default(null),
  finishedAt: timestamp.nullable().default(null),
  updatedAt: timestamp,
});
export type PackageMigrationRow = z.output<typeof packageMigrationRow>;
