import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { code, longText } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const backupRunFields: FieldMap<'backup-runs'> = {
  id: number,
  kind: choice('backupRunKind'),
  status: status('backupRunStatus'),
  backupName: code,
  startedAt: moment,
  endedAt: moment,
  asOf: moment,
  byteSize: count,
  fileCount: count,
  tableCount: count,
  rowCount: count,
  findings: longText,
  createdAt: moment,
  updatedAt: moment,
};

export const backupRunView = defineListView({
  resource: 'backup-runs',
  fields: backupRunFields,
  nameColumn: 'id',
  columns: ['kind', 'status', 'startedAt', 'asOf', 'rowCount', 'fileCount', 'byteSize'],
  sortable: ['id', 'startedAt', 'byteSize', 'rowCount'],
  sort: { field: 'startedAt', order: 'DESC' },
  narrow: { second: 'kind', end: 'status' },
});

export const backupRunSections: Sections<'backup-runs'> = [
  ['subject', ['kind', 'status', 'backupName', 'startedAt', 'endedAt', 'asOf']],
  ['sums', ['tableCount', 'rowCount', 'fileCount', 'byteSize']],
  ['content', ['findings']],
];
