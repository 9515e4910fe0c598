import type { BackupRunRow } from '../contract/admin/backup-run.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A backup, or a drill that tried one. */
export class BackupRun extends BaseModel {
  static override tableName = 'backup_runs';

  declare id: number;
  declare kind: BackupRunRow['kind'];
  declare status: BackupRunRow['status'];
  declare backupName: string | null;
  declare startedAt: Date;
  declare endedAt: Date | null;
  declare asOf: Date | null;
  declare byteSize: number | null;
  declare fileCount: number | null;
  declare tableCount: number | null;
  declare rowCount: number | null;
  /** One a line. */
  declare findings: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
