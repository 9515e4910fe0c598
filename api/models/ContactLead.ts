import type { ContactLeadRow } from '../contract/leads/entities/contact-lead.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { ContactConsent } from './ContactConsent.ts';
import { TimeRequest } from './TimeRequest.ts';
import { User } from './User.ts';

/** Somebody wrote: to our sales department, or to a card's owner (profileId). */
export class ContactLead extends BaseModel {
  static override tableName = 'contact_leads';

  declare id: number;
  declare profileId: number | null;
  declare name: string;
  declare phone: string | null;
  declare email: string | null;
  declare service: ContactLeadRow['service'];
  declare message: string | null;
  declare status: ContactLeadRow['status'];
  declare source: string;
  declare createdAt: Date;
  declare handledBy: number | null;
  declare handledAt: Date | null;
  declare notes: string | null;
  declare assigneeId: number | null;
  declare followUpOn: string | null;
  declare followUpToldAt: Date | null;
  declare userId: number | null;

  declare handler?: User | null;
  declare assignee?: User | null;
  declare user?: User | null;
  declare businessProfile?: BusinessProfile | null;
  declare contactConsent?: ContactConsent | null;
  declare timeRequest?: TimeRequest | null;

  static override relationMappings = () => ({
    handler: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'contact_leads.handled_by', to: 'users.id' },
    },
    assignee: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'contact_leads.assignee_id', to: 'users.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'contact_leads.user_id', to: 'users.id' },
    },
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'contact_leads.profile_id', to: 'business_profiles.id' },
    },
    contactConsent: {
      relation: BaseModel.HasOneRelation,
      modelClass: ContactConsent,
      join: { from: 'contact_leads.id', to: 'contact_consents.lead_id' },
    },
    timeRequest: {
      relation: BaseModel.HasOneRelation,
      modelClass: TimeRequest,
      join: { from: 'contact_leads.id', to: 'time_requests.lead_id' },
    },
  });
}
