import type { UserRole } from '../contract/accounts/roles.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A request of an admin to change a person's role, which another admin confirms. */
export class RoleChange extends BaseModel {
  static override tableName = 'role_changes';

  declare id: number;
  declare userId: number;
  declare newRole: UserRole;
  declare askedBy: number | null;
  declare askedAt: Date;
  declare expiresAt: Date;
}
