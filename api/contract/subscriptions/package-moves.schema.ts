import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import {
  migrationItemReason,
  migrationItemState,
  migrationLosses,
} from './entities/package-migration-item.schema.ts';
import { packageMigrationFilter, packageMigrationRow } from './entities/package-migration.schema.ts';
import { packageStatus } from './entities/package.schema.ts';
import { billingCycle } from '../payments/entities/payment-enums.schema.ts';
import { id, timestamp } from '../base/columns.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const migrationProgress = z.object({
  planned: z.int(),
  changed: z.int(),
  skipped: z.int(),
  failed: z.int(),
  restored: z.int(),
  left: z.int(),
});
export type MigrationProgress = z.output<typeof migrationProgress>;

/** A run as staff see it. */
const shownMigration = packageMigrationRow.extend({ progress: migrationProgress });
export type ShownMigration = z.output<typeof shownMigration>;

const limits = z.object({
  productId: id,
  price: moneyText,
  basicCardCount: z.int(),
  proCardCount: z.int(),
});

const shownMigrationItem = z.object({
  id,
  packageId: id,
  userId: id,
  username: z.string(),
  email: z.string(),
  status: packageStatus,
  billingCycle,
  endDate: timestamp.nullable(),
  state: migrationItemState,
  reason: migrationItemReason.nullable(),
  error: z.string().nullable(),
  before: limits,
  after: limits,
  /** Null while it is still being estimated. */
  losses: migrationLosses.nullable(),
  toldAt: timestamp.nullable(),
  undoToldAt: timestamp.nullable(),
  changedAt: timestamp.nullable(),
  undoneAt: timestamp.nullable(),
});
export type ShownMigrationItem = z.output<typeof shownMigrationItem>;

/** A preview: it changes no package. */
const previewMigration = z.object({
  fromProductId: id,
  toProductId: id,
  filter: packageMigrationFilter.default({}),
});
export type PreviewMigration = z.output<typeof previewMigration>;
export type PreviewRequest = z.input<typeof previewMigration>;

/** The number of packages, typed by the admin who starts the run. */
const confirmedCount = z.object({ confirmCount: z.int().min(0) });

export const previewMigrationSchemas = {
  summary: 'Preview a move of packages from one product to another',
  tag: 'admin',
  body: previewMigration,
  reply: shownMigration,
  status: 201,
} satisfies EndpointSchemas;

export const listMigrationsSchemas = {
  summary: 'The newest moves of packages',
  tag: 'admin',
  reply: z.array(shownMigration),
} satisfies EndpointSchemas;

export const readMigrationSchemas = {
  summary: 'One move of packages with its progress',
  tag: 'admin',
  params: idParams,
  reply: shownMigration,
} satisfies EndpointSchemas;

export const migrationPageSize = 25;

export const migrationItemsSchemas = {
  summary: 'Packages of one move, a page at a time',
  tag: 'admin',
  params: idParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    state: migrationItemState.optional(),
    /** Only owners who would lose something. */
    losing: z.enum(['true', 'false']).optional(),
  }),
  reply: z.object({ total: z.int(), rows: z.array(shownMigrationItem) }),
} satisfies EndpointSchemas;

export const startMigrationSchemas = {
  summary: 'Start a move that was previewed',
  tag: 'admin',
  params: idParams,
  body: confirmedCount,
  reply: shownMigration,
} satisfies EndpointSchemas;

export const undoMigrationSchemas = {
  summary: 'Take a move back: restore what it changed',
  tag: 'admin',
  params: idParams,
  body: confirmedCount,
  reply: shownMigration,
} satisfies EndpointSchemas;

export const stopMigrationSchemas = {
  summary: 'Stop a move after its present batch',
  tag: 'admin',
  params: idParams,
  reply: shownMigration,
} satisfies EndpointSchemas;

export const resumeMigrationSchemas = {
  summary: 'Go on with a move that was stopped',
  tag: 'admin',
  params: idParams,
  reply: shownMigration,
} satisfies EndpointSchemas;

export const discardMigrationSchemas = {
  summary: 'Give up a preview, or call off an announced move or its undoing',
  tag: 'admin',
  params: idParams,
  reply: shownMigration,
} satisfies EndpointSchemas;
