import type { Knex } from 'knex';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { cardInLanguage } from '../../../contract/cards/card-texts.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { TimeRequest } from '../../../models/TimeRequest.ts';
import { User } from '../../../models/User.ts';

/** A request for a time, who asks for it, and whose card it is. */
export interface RequestParties {
  request: TimeRequest;
  lead: ContactLead;
  card: BusinessProfile;
  /** The card's own words in the visitor's language. */
  said: Pick<BusinessProfile, 'businessName' | 'address'>;
  owner: User;
  /** The visitor's. */
  language: CardLanguage;
}

/** @throws {AppError} `not_found` when the lead was deleted, or asks for no time */
export async function partiesOf(knex: Knex, leadId: number): Promise<RequestParties> {
  const request = await TimeRequest.query(knex).findById(leadId);
  const lead = await ContactLead.query(knex).findById(leadId).withGraphFetched('contactConsent');
  if (!request || !lead) throw new AppError('not_found');
  const card = await BusinessProfile.query(knex).findById(request.profileId).throwIfNotFound();
  const owner = await User.query(knex).findById(card.userId).throwIfNotFound();
  const language = lead.contactConsent?.language ?? owner.language;
  return { request, lead, card, said: cardInLanguage(card, language), owner, language };
}
