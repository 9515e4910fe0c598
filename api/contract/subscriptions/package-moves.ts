import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  migrationItemReason,
  migrationItemState,
  migrationLosses,
} from './entities/package-migration-item.ts';
import { packageMigrationFilter, packageMigrationRow } from './entities/package-migration.ts';
import { packageStatus } from './entities/package.ts';
import { billingCycle } from '../payments/entities/payment-enums.ts';
import { id, timestamp } from '../base/columns.ts';
import { moneyText } from '../base/money.ts';
import { idParams } from '../base/path-id.ts';

/** How many packages of a run stand where. */
export const migrationProgress = z.object({
  planned: z.int(),
  changed: z.int(),
  skipped: z.int(),
  failed: z.int(),
  restored: z.int(),
  left: z.int(),
});
export type MigrationProgress = z.output<typeof migrationProgress>;

/** A run as staff see it. */
export const shownMigration = packageMigrationRow.extend({ progress: migrationProgress });
export type ShownMigration = z.output<typeof shownMigration>;

const limits = z.object({
  productId: id,
  price: moneyText,
  basicCardCount: z.int(),
  proCardCount: z.int(),
});

/** One package of a run: what it was, what it becomes, what its owner loses and what came of it. */
export const shownMigrationItem = z.object({
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
  /** Empty while it is still being worked out. */
  losses: migrationLosses.nullable(),
  changedAt: timestamp.nullable(),
  undoneAt: timestamp.nullable(),
});
export type ShownMigrationItem = z.output<typeof shownMigrationItem>;

const common = { tag: 'admin', access: 'admin' } as const;
const path = '/api/admin/package-migrations';

/** A preview: nothing of any package changes. */
export const previewMigration = z.object({
  fromProductId: id,
  toProductId: id,
  filter: packageMigrationFilter.default({}),
});
export type PreviewMigration = z.output<typeof previewMigration>;

/** The number of packages it is about, typed by whoever starts it. */
export const confirmedCount = z.object({ confirmCount: z.int().min(0) });

export const previewMigrationEndpoint = defineEndpoint({
  ...common,
  method: 'post',
  path,
  summary: 'Preview a move of packages from one product to another',
  body: previewMigration,
  reply: shownMigration,
  status: 201,
});

export const listMigrationsEndpoint = defineEndpoint({
  ...common,
  method: 'get',
  path,
  summary: 'The newest moves of packages',
  reply: z.array(shownMigration),
});

export const readMigrationEndpoint = defineEndpoint({
  ...common,
  method: 'get',
  path: `${path}/:id`,
  summary: 'One move of packages with its progress',
  params: idParams,
  reply: shownMigration,
});

/** Packages of one page. */
export const migrationPageSize = 25;

export const migrationItemsEndpoint = defineEndpoint({
  ...common,
  method: 'get',
  path: `${path}/:id/packages`,
  summary: 'Packages of one move, a page at a time',
  params: idParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    state: migrationItemState.optional(),
    /** Only owners who would lose something. */
    losing: z.enum(['true', 'false']).optional(),
  }),
  reply: z.object({ total: z.int(), rows: z.array(shownMigrationItem) }),
});

const command = (name: string, summary: string) =>
  ({
    ...common,
    method: 'post',
    path: `${path}/:id/${name}`,
    summary,
    params: idParams,
    reply: shownMigration,
  }) as const;

export const startMigrationEndpoint = defineEndpoint({
  ...command('start', 'Start a move that was previewed'),
  body: confirmedCount,
});
export const undoMigrationEndpoint = defineEndpoint({
  ...command('undo', 'Take a move back: restore what it changed'),
  body: confirmedCount,
});
export const stopMigrationEndpoint = defineEndpoint(command('stop', 'Stop a move after its present batch'));
export const resumeMigrationEndpoint = defineEndpoint(
  command('resume', 'Go on with a move that was stopped'),
);
export const discardMigrationEndpoint = defineEndpoint(
  command('discard', 'Give up a preview, or what is left of a stopped move'),
);
