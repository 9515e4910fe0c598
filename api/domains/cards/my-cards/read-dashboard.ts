import type { Knex } from 'knex';
import {
  firstSteps,
  type ActivePlan,
  type Dashboard,
  type NewestLead,
} from '../../../contract/cards/dashboard.schema.ts';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { safeEmail } from '../../../contract/base/safe-link.schema.ts';
import { Package } from '../../../models/Package.ts';
import { accessUntil, placesOf } from '../../subscriptions/index.ts';
import { readDashboardFigures, type LeadOfFigures } from './dashboard-figures.queries.ts';

/**
 * Reads what the dashboard shows around the list of a user's cards (docs/product.md 5, dashboard); names of plans are
 * in the reader's language.
 */
export async function readDashboard(
  knex: Knex,
  userId: number,
  { now, language }: { now: Date; language: Language },
): Promise<Dashboard> {
  const [figures, plans, places] = await Promise.all([
    readDashboardFigures(knex, userId, now),
    activePlans(knex, userId, now, language),
    placesOf(knex, userId, now),
  ]);
  const { cards, uncovered, views, viewsBefore, waitingLeads, firstCardId, firstCardName } = figures;
  return {
    cards,
    uncovered,
    week: { views, viewsBefore },
    waitingLeads,
    leads: figures.leads.map(presentLead),
    plans,
    places,
    done: firstSteps.filter((step) => figures[step]),
    firstCardId,
    firstCardName,
    now: now.toISOString(),
  };
}

function presentLead({ phone: written, email: address, ...lead }: LeadOfFigures): NewestLead {
  const phone = written ? readPhoneNumber(written) : null;
  const email = address ? safeEmail(address) : null;
  return {
    ...lead,
    phone: phone && `tel:${phone.dial}`,
    whatsapp: phone?.international ? `https://wa.me/${phone.international}` : null,
    email: email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  };
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
