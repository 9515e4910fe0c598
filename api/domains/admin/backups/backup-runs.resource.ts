import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { BackupRun } from '../../../models/BackupRun.ts';

/** Each backup and each drill, with what was wrong (docs/operations.md); read only. */
export const backupRunsResource: AdminResource = {
  name: 'backup-runs',
  model: BackupRun,
  row: adminRows['backup-runs'],
  sortable: ['startedAt', 'byteSize', 'rowCount'],
  filterable: ['kind', 'status', 'startedAt'],
  defaultSort: ['startedAt', 'DESC'],
};
