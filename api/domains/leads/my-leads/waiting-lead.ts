import { ContactLead } from '../../../models/ContactLead.ts';
import type { StatisticsHooks } from '../../statistics/index.ts';

/** In milliseconds: younger leads, the owner hasn't had the time to answer. */
const patience = 12 * 60 * 60_000;
const memory = 21 * 24 * 60 * 60_000;

/** For the weekly letter: the newest lead of an owner's cards that waits for an answer. */
export const waitingLead: StatisticsHooks['tasks'][number] = async (knex, { ownerId, now }) => {
  const lead = await ContactLead.query(knex)
    .joinRelated('businessProfile')
    .where({ 'businessProfile.user_id': ownerId, 'contact_leads.status': 'new' })
    .where('contact_leads.created_at', '<', new Date(now.getTime() - patience))
    .where('contact_leads.created_at', '>', new Date(now.getTime() - memory))
    .orderBy('contact_leads.created_at', 'desc')
    .select('contact_leads.*')
    .first();
  if (!lead) return null;
  const { name, message, createdAt: since, profileId } = lead;
  return { kind: 'lead', name, message: message ?? '', since, profileId: Number(profileId) };
};
