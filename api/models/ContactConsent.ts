import type { ContactConsentRow } from '../contract/leads/entities/contact-consent.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { ContactLead } from './ContactLead.ts';

/** What somebody was told and agreed to when they wrote through a card's form. */
export class ContactConsent extends BaseModel {
  static override tableName = 'contact_consents';

  declare id: number;
  declare leadId: number;
  declare noticeVersion: string;
  declare language: ContactConsentRow['language'];
  declare marketing: boolean;
  declare givenAt: Date;

  declare contactLead?: ContactLead;

  static override relationMappings = () => ({
    contactLead: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: ContactLead,
      join: { from: 'contact_consents.lead_id', to: 'contact_leads.id' },
    },
  });
}
