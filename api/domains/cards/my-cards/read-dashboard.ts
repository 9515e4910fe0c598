import type { Knex } from 'knex';
import type { ActivePlan, Dashboard, NewestLead } from '../../../contract/cards/dashboard.schema.ts';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { safeEmail } from '../../../contract/base/safe-link.schema.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { Package } from '../../../models/Package.ts';
import { accessUntil, placesOf } from '../../subscriptions/index.ts';
import type { CoveredProfile } from './my-cards.presenter.ts';
import { doneSteps } from './first-steps.queries.ts';
import { coveredCardsOf } from './read-my-cards.ts';
import { weeksOfCards } from './week-views.queries.ts';

const leadsShown = 5;

/**
 * Reads what the dashboard shows around the list of a user's cards (docs/product.md 5, dashboard); names of plans are
 * in the reader's language.
 */
export async function readDashboard(
  knex: Knex,
  userId: number,
  { now, language }: { now: Date; language: Language },
): Promise<Dashboard> {
  const own = (await coveredCardsOf(knex, userId, now)
    .select('id', 'business_name', 'isCovered')
    .orderBy('id')) as CoveredProfile[];
  const ids = own.map(({ id }) => id);
  const [weeks, leads, waitingLeads, plans, places, done] = await Promise.all([
    weeksOfCards(knex, ids, now),
    newestLeads(knex, userId),
    leadsOf(knex, userId).where('contact_leads.status', 'new').resultSize(),
    activePlans(knex, userId, now, language),
    placesOf(knex, userId, now),
    doneSteps(knex, userId),
  ]);
  const all = [...weeks.values()];
  return {
    cards: own.length,
    uncovered: own.filter(({ isCovered }) => !isCovered).length,
    week: {
      views: all.reduce((sum, { views }) => sum + views, 0),
      viewsBefore: all.reduce((sum, { viewsBefore }) => sum + viewsBefore, 0),
    },
    waitingLeads,
    leads,
    plans,
    places,
    done,
    firstCardId: ids[0] ?? null,
    firstCardName: own[0]?.businessName ?? null,
    now: now.toISOString(),
  };
}

const leadsOf = (knex: Knex, userId: number) =>
  ContactLead.query(knex).whereIn(
    'contact_leads.profile_id',
    BusinessProfile.query(knex).select('id').where({ user_id: userId }),
  );

async function newestLeads(knex: Knex, userId: number): Promise<NewestLead[]> {
  const leads = await leadsOf(knex, userId)
    .whereNot('contact_leads.status', 'spam')
    .withGraphFetched('businessProfile')
    .orderBy('contact_leads.created_at', 'desc')
    .orderBy('contact_leads.id', 'desc')
    .limit(leadsShown);
  return leads.map((lead) => {
    const phone = lead.phone ? readPhoneNumber(lead.phone) : null;
    const email = lead.email ? safeEmail(lead.email) : null;
    return {
      id: lead.id,
      cardId: lead.profileId ?? 0,
      cardName: lead.businessProfile?.businessName ?? '',
      name: lead.name,
      message: lead.message,
      status: lead.status,
      phone: phone && `tel:${phone.dial}`,
      whatsapp: phone?.international ? `https://wa.me/${phone.international}` : null,
      email: email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      createdAt: lead.createdAt.toISOString(),
    };
  });
}

async function activePlans(knex: Knex, userId: number, now: Date, language: Language): Promise<ActivePlan[]> {
  const packages = await Package.query(knex)
    .withGraphFetched('product')
    .where({ user_id: userId })
    .whereIn('status', ['active', 'past_due'])
    .whereRaw(
      `(status = 'past_due' or id in (select id from active_packages_at(?) own where own.user_id = ?))`,
      [now, userId],
    )
    .orderBy('id', 'desc');
  return packages.map((row) => ({
    name: productNameIn(row.product, language),
    status: row.status,
    billingCycle: row.billingCycle,
    renewsAt: row.autoRenew ? ((row.nextPaymentDate ?? row.endDate)?.toISOString() ?? null) : null,
    endsAt: row.endDate?.toISOString() ?? null,
    overdueUntil: row.status === 'past_due' ? (accessUntil(row)?.toISOString() ?? null) : null,
    community: row.enterpriseCommunity,
  }));
}
