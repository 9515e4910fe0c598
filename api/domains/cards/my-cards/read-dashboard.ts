import type { Knex } from 'knex';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
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
import type { Package } from '../../../models/Package.ts';
import type { Product } from '../../../models/Product.ts';
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

interface PlanRow {
  user_id: number;
  status: ActivePlan['status'];
  billing_cycle: ActivePlan['billingCycle'];
  auto_renew: boolean;
  renewal_driver: Package['renewalDriver'];
  next_payment_date: Date | null;
  end_date: Date | null;
  grace_until: Date | null;
  enterprise_community: string | null;
  name: string;
  translations: Product['translations'];
}

const readPlans = createBatchedRead<PlanRow>(
  {
    name: 'read-plans-of-dashboards',
    text: `
      select own.user_id, own.status, own.billing_cycle, own.auto_renew, own.renewal_driver, own.next_payment_date,
        own.end_date, own.grace_until, own.enterprise_community, product.name, product.translations
      from packages own join products product on product.id = own.product_id
      where own.user_id = any (cast($1 as bigint[]))
        and (own.status = 'past_due' or own.status = 'active' and own.id in (
          select id from active_packages_at(cast($2 as timestamptz)) active where active.user_id = any (cast($1 as bigint[]))))
      order by own.id desc`,
  },
  ({ user_id }) => user_id,
);

async function activePlans(knex: Knex, userId: number, now: Date, language: Language): Promise<ActivePlan[]> {
  const plans = await readPlans(knex, userId, now);
  return plans.map((row) => {
    const { status, auto_renew: autoRenew, end_date: endDate, grace_until: graceUntil } = row;
    const until = { status, endDate, graceUntil, autoRenew, renewalDriver: row.renewal_driver };
    return {
      name: productNameIn(row, language),
      status,
      billingCycle: row.billing_cycle,
      renewsAt: autoRenew ? ((row.next_payment_date ?? endDate)?.toISOString() ?? null) : null,
      endsAt: endDate?.toISOString() ?? null,
      overdueUntil: status === 'past_due' ? (accessUntil(until)?.toISOString() ?? null) : null,
      community: row.enterprise_community,
    };
  });
}
