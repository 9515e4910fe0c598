import { BaseModel } from './BaseModel.ts';

/** What the archive of the backups holds; there is one row at most. */
export class BackupArchive extends BaseModel {
  static override tableName = 'backup_archives';

  declare id: 1;
  declare place: string;
  declare byteSize: number;
  declare mostBytes: number;
  /** Null for a bucket. */
  declare freeBytes: number | null;
  declare waitingSegments: number;
  declare reachesFrom: Date | null;
  declare archivedAt: Date | null;
  declare checkedAt: Date;
  declare createdAt: Date;
  declare updatedAt: Date;
}
