import type { CardReportRow } from '../contract/cards/entities/card-report.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { CardTakedown } from './CardTakedown.ts';
import { User } from './User.ts';

/** Somebody says that a card should not be there. */
export class CardReport extends BaseModel {
  static override tableName = 'card_reports';

  declare id: number;
  declare profileId: number | null;
  declare cardName: string;
  declare reason: CardReportRow['reason'];
  declare details: string | null;
  declare email: string | null;
  declare status: CardReportRow['status'];
  declare handledBy: number | null;
  declare handledAt: Date | null;
  declare createdAt: Date;
  declare notes: string | null;
  declare takedownId: number | null;

  declare businessProfile?: BusinessProfile | null;
  declare handler?: User | null;
  declare takedown?: CardTakedown | null;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'card_reports.profile_id', to: 'business_profiles.id' },
    },
    handler: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'card_reports.handled_by', to: 'users.id' },
    },
    takedown: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: CardTakedown,
      join: { from: 'card_reports.takedown_id', to: 'card_takedowns.id' },
    },
  });
}
