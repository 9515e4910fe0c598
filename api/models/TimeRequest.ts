import type { TimeRequestRow } from '../contract/leads/entities/time-request.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { ContactLead } from './ContactLead.ts';

/** The times that a lead asks for, and what became of them. */
export class TimeRequest extends BaseModel {
  static override tableName = 'time_requests';
  static override idColumn = 'lead_id';
  static override jsonAttributes = ['proposed'];

  declare leadId: number;
  declare profileId: number;
  declare proposed: string[];
  declare minutes: number;
  declare service: string | null;
  declare status: TimeRequestRow['status'];
  declare confirmedFrom: Date | null;
  declare confirmedTo: Date | null;
  declare cancelledBy: TimeRequestRow['cancelledBy'];
  declare decidedAt: Date | null;

  declare lead?: ContactLead;
  declare businessProfile?: BusinessProfile;

  static override relationMappings = () => ({
    lead: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: ContactLead,
      join: { from: 'time_requests.lead_id', to: 'contact_leads.id' },
    },
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'time_requests.profile_id', to: 'business_profiles.id' },
    },
  });
}
