import type { TeamDesignRow } from '../contract/subscriptions/entities/team-design.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { Package } from './Package.ts';

/** The card that a team's cards take parts from, which their owners then can't change. */
export class TeamDesign extends BaseModel {
  static override tableName = 'team_designs';
  static override idColumn = 'package_id';
  static override jsonAttributes = ['lockedParts'];

  declare packageId: number;
  declare profileId: number;
  declare lockedParts: TeamDesignRow['lockedParts'];
  declare createdAt: Date;
  declare updatedAt: Date;

  declare package?: Package;
  declare businessProfile?: BusinessProfile;

  static override relationMappings = () => ({
    package: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Package,
      join: { from: 'team_designs.package_id', to: 'packages.id' },
    },
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'team_designs.profile_id', to: 'business_profiles.id' },
    },
  });
}
