import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { backupRunView } from './fields.ts';

export function BackupRunShow() {
  return <ResourceShow view={backupRunView} />;
}
