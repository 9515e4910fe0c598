import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { backupRunFields, backupRunSections } from './fields.ts';

export function BackupRunShow() {
  return <ResourceShow resource="backup-runs" fields={backupRunFields} sections={backupRunSections} />;
}
