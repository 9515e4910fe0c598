import type { Knex } from 'knex';
import type { WaitingWork } from '../../../contract/admin/dashboard.schema.ts';
import { israelDay } from '../../statistics/index.ts';

interface WaitingRow {
  to_review: number;
  to_ship: number;
  late: number;
  new_leads: number;
  open_reports: number;
  held_cards: number;
  parked_events: number;
}

/**
 * Counts what waits for staff now (docs/product.md 13.8): the one definition behind the badges of the menu and the
 * figures of the dashboard. One statement, which reads indexes only.
 */
export async function readWaitingWork(knex: Knex, now: Date): Promise<WaitingWork> {
  const { rows } = (await knex.raw(
    `select
      (select count(*) from payment_attempts where status = 'manual_review' or needs_review) as to_review,
      (select count(*) from physical_card_orders where status in ('paid', 'in_production')) as to_ship,
      (select count(*) from physical_card_orders where status in ('paid', 'in_production')
        and estimated_delivery_date < (?::date)::timestamp at time zone 'Asia/Jerusalem') as late,
      (select count(*) from contact_leads where status = 'new' and profile_id is null) as new_leads,
      (select count(*) from card_reports where status in ('new', 'under_review')) as open_reports,
      (select count(*) from business_profiles where is_held) as held_cards,
      (select count(*) from provider_events where status = 'parked') as parked_events`,
    [israelDay(now)],
  )) as { rows: [WaitingRow] };
  const [row] = rows;
  return {
    paymentsToReview: row.to_review,
    ordersToShip: { count: row.to_ship, late: row.late },
    newLeads: row.new_leads,
    openReports: row.open_reports,
    heldCards: row.held_cards,
    parkedEvents: row.parked_events,
  };
}
