import type { Knex } from 'knex';
import { cardPath } from '../../../contract/cards/make-public-card.ts';
import { leadsOnPage, type LeadFilter, type LeadList } from '../../../contract/leads/my-leads.schema.ts';
import { presentContext } from '../time-requests/present-context.ts';
import { presentLead } from './own-leads.presenter.ts';
import { countLeads, findLeads, ownCards } from './own-leads.queries.ts';

interface Question extends LeadFilter {
  ownerId: number;
  cardId?: number;
  page?: number | undefined;
}

type ListDeps = { knex: Knex } & Parameters<typeof presentContext>[1];

/**
 * A page of an owner's leads (docs/product.md 5). A page past the end is the last one.
 * @throws {AppError} `not_found` for a card that is missing or another owner's
 */
export async function listLeads(deps: ListDeps, question: Question): Promise<LeadList> {
  const { knex } = deps;
  const { ownerId, cardId, status, q, page: wanted = 1 } = question;
  const cards = await ownCards(knex, ownerId, cardId);
  const cardIds = cardId === undefined ? cards.map(({ id }) => id) : [cardId];
  const counts = await countLeads(knex, { cardIds, q });
  const { new: fresh, in_progress: underWay, won, lost } = counts;
  const total = status ? counts[status] : fresh + underWay + won + lost;
  const pages = Math.ceil(total / leadsOnPage);
  const page = Math.max(1, Math.min(wanted, pages));
  const leads = await findLeads(
    knex,
    { cardIds, status, q },
    { offset: (page - 1) * leadsOnPage, limit: leadsOnPage },
  );
  const context = await presentContext(knex, deps, leads);
  return {
    leads: leads.map((lead) => presentLead(lead, context)),
    total,
    page,
    pages,
    counts,
    cards: cards.map((card) => ({ id: card.id, name: card.businessName, path: cardPath(card) })),
  };
}
