import type { Knex } from 'knex';
import type { FirstStep } from '../../../contract/cards/dashboard.schema.ts';
import type { LeadStatus } from '../../../contract/leads/entities/contact-lead.schema.ts';
import { addDays, israelDay } from '../../statistics/index.ts';

const leadsShown = 5;
const weekDays = 7;

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

/**
 * What a dashboard says of its owner's cards, as the database's `dashboard_figures_of` does: views count at once, days
 * begin at midnight in Israel, and "shared" means that a visitor other than the owner has seen a card.
 */
export async function readDashboardFigures(knex: Knex, userId: number, now: Date): Promise<DashboardFigures> {
  const today = israelDay(now);
  const first = addDays(today, 1 - weekDays);
  const { rows } = await knex.raw<{ rows: [{ figures: DashboardFigures }] }>(
    'select dashboard_figures_of(?, ?, ?, ?, ?, ?) as figures',
    [userId, now, addDays(first, -weekDays), first, today, leadsShown],
  );
  return rows[0].figures;
}
