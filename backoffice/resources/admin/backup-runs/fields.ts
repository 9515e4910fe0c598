import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { code, longText } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const backupRunFields: FieldMap<'backup-runs'> = {
  kind: choice('backupRunKind'),
  status: status('backupRunStatus'),
  backupName: code,
  startedAt: moment,
  endedAt: moment,
  asOf: moment,
  tableCount: count,
  rowCount: count,
  fileCount: count,
  byteSize: count,
  findings: longText,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const backupRunView = defineListView({
  resource: 'backup-runs',
  fields: backupRunFields,
  sections: { subject: 'kind', sums: 'tableCount', content: 'findings', system: 'id' },
  nameColumn: 'id',
  columns: ['kind', 'status', 'startedAt', 'asOf', 'rowCount', 'fileCount', 'byteSize'],
  sortable: ['id', 'startedAt', 'byteSize', 'rowCount'],
  sort: { field: 'startedAt', order: 'DESC' },
  narrow: { second: 'kind', end: 'status' },
});
