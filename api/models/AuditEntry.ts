import type { AuditEntryRow } from '../contract/admin/entities/audit-entry.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** Who changed what in the back office, before and after. */
export class AuditEntry extends BaseModel {
  static override tableName = 'audit_log';
  static override jsonAttributes = ['before', 'after'];

  declare id: number;
  declare actorId: number | null;
  declare actorName: string;
  declare action: string;
  declare entity: string;
  declare entityId: string;
  declare before: AuditEntryRow['before'];
  declare after: AuditEntryRow['after'];
  declare requestId: string | null;
  declare createdAt: Date;

  declare actor?: User | null;

  static override relationMappings = () => ({
    actor: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'audit_log.actor_id', to: 'users.id' },
    },
  });
}
