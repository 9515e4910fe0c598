import type { TeamMemberRow } from '../contract/subscriptions/entities/team-member.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Package } from './Package.ts';
import { User } from './User.ts';

/** Somebody who has, had or is offered a card of a company's enterprise package. */
export class TeamMember extends BaseModel {
  static override tableName = 'team_members';
  static override hiddenProperties = ['tokenHash'];

  declare id: number;
  declare packageId: number;
  declare userId: number | null;
  declare email: string;
  declare status: TeamMemberRow['status'];
  declare tokenHash: string | null;
  declare expiresAt: Date | null;
  declare invitedAt: Date;
  declare joinedAt: Date | null;
  declare endedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare package?: Package;
  declare user?: User | null;

  static override relationMappings = () => ({
    package: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Package,
      join: { from: 'team_members.package_id', to: 'packages.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'team_members.user_id', to: 'users.id' },
    },
  });
}
