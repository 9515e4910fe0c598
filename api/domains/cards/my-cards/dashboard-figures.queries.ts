import type { Knex } from 'knex';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
import type { FirstStep } from '../../../contract/cards/dashboard.schema.ts';
import type { LeadStatus } from '../../../contract/leads/entities/contact-lead.schema.ts';

const leadsShown = 5;

/** A lead as the database writes it into JSON. */
export interface LeadOfFigures {
  id: number;
  cardId: number;
  cardName: string;
  name: string;
  message: string | null;
  status: LeadStatus;
  phone: string | null;
  email: string | null;
  createdAt: string;
}

export interface DashboardFigures extends Record<FirstStep, boolean> {
  cards: number;
  uncovered: number;
  views: number;
  viewsBefore: number;
  waitingLeads: number;
  leads: LeadOfFigures[];
  firstCardId: number | null;
  firstCardName: string | null;
}

/** This week is today and the six days before it; the one before are the seven before those. */
const readFigures = createBatchedRead<{ id: number; figures: DashboardFigures }>(
  {
    name: 'read-dashboards',
    text: `
      select asked.id, dashboard_figures_of(asked.id, present.moment, present.day - 13, present.day - 6, present.day,
        ${leadsShown}) as figures
      from unnest(cast($1 as bigint[])) asked(id),
        (select moment, (moment at time zone 'Asia/Jerusalem')::date as day
         from (values (cast($2 as timestamptz))) one(moment)) present`,
  },
  ({ id }) => id,
);

/**
 * What a dashboard says of its owner's cards, as the database's `dashboard_figures_of` does: views count at once, days
 * begin at midnight in Israel, and "shared" means that a visitor other than the owner has seen a card.
 */
export async function readDashboardFigures(knex: Knex, userId: number, now: Date): Promise<DashboardFigures> {
  const [row] = await readFigures(knex, userId, now);
  return (row as { figures: DashboardFigures }).figures;
}
