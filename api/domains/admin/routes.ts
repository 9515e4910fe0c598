import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { adminDashboardRouter } from './dashboard/admin-dashboard.routes.ts';
import { errorGroupsRouter } from './errors/error-groups.routes.ts';
import { errorLogsResource } from './errors/error-logs.resource.ts';
import { backupRunsResource } from './backups/backup-runs.resource.ts';
import { csvImportsResource } from './imports/csv-imports.resource.ts';
import { csvImportsRouter } from './imports/csv-imports.routes.ts';
import { backgroundJobsRouter } from './jobs/background-jobs.routes.ts';
import { savedViewsRouter } from './saved-views/saved-views.routes.ts';
import { databaseMigrationsRouter } from './schema-migrations/database-migrations.routes.ts';
import { auditLogResource } from './audit/audit-log.resource.ts';
import { staffNotesResource } from './notes/staff-notes.resource.ts';
import { personRouter } from './person/person.routes.ts';
import { systemRouter } from './system/system.routes.ts';
import { ownersLeadsRouter } from './users/owners-leads.routes.ts';
import { staffSessionsRouter } from './users/staff-sessions.routes.ts';
import { usersResource } from './users/users.resource.ts';
import { userPageRouter } from './users/users.routes.ts';
import { viewAsRouter } from './view-as/view-as.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [
  errorLogsResource,
  auditLogResource,
  backupRunsResource,
  csvImportsResource,
  usersResource,
  staffNotesResource,
];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  systemRouter,
  databaseMigrationsRouter,
  adminDashboardRouter,
  errorGroupsRouter,
  backgroundJobsRouter,
  savedViewsRouter,
  viewAsRouter,
  staffSessionsRouter,
  userPageRouter,
  personRouter,
  ownersLeadsRouter,
  csvImportsRouter,
];
