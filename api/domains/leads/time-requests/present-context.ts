import type { Knex } from 'knex';
import type { ContactLead } from '../../../models/ContactLead.ts';
import { requestPath } from './request-link.ts';
import { busyTimes } from './time-requests.queries.ts';

/** What the presenter of leads needs to know besides their rows. */
export interface LeadContext {
  now: Date;
  /** Confirmed times of each card, with the lead whose they are. */
  busy: Map<number, { leadId: number; from: Date; to: Date }[]>;
  /** The visitor's own page of a request. */
  pageOf(leadId: number): string;
}

interface Deps {
  env: { PUBLIC_URL: string; SESSION_SECRET: string };
  clock: { now(): Date };
}

/** Reads what is needed to present these leads; nothing is read where none asks for a time. */
export async function presentContext(
  knex: Knex,
  { env, clock }: Deps,
  leads: readonly ContactLead[],
): Promise<LeadContext> {
  const now = clock.now();
  const cards = [...new Set(leads.flatMap(({ timeRequest }) => timeRequest?.profileId ?? []))];
  return {
    now,
    busy: cards.length > 0 ? await busyTimes(knex, cards, now) : new Map(),
    pageOf: (leadId) => env.PUBLIC_URL + requestPath(env, leadId),
  };
}
