import {
  changeLeadEndpoint,
  deleteLeadEndpoint,
  exportCardLeadsEndpoint,
  exportLeadsEndpoint,
  listCardLeadsEndpoint,
  listLeadsEndpoint,
  saveLeadContactEndpoint,
} from '../../../contract/leads/my-leads.endpoint.ts';
import {
  type LeadFilter,
  changeLeadSchemas,
  deleteLeadSchemas,
  exportCardLeadsSchemas,
  exportLeadsSchemas,
  listCardLeadsSchemas,
  listLeadsSchemas,
  saveLeadContactSchemas,
} from '../../../contract/leads/my-leads.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { vCard } from '../../../lib/v-card.ts';
import { presentContext } from '../time-requests/present-context.ts';
import { changeLead } from './change-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { leadContact } from './lead-contact.ts';
import { writeLeadsTable } from './leads-table.ts';
import { listLeads } from './list-leads.ts';
import { presentLead } from './own-leads.presenter.ts';
import { readOwnLead } from './own-leads.queries.ts';

/** Leads of a user's own cards (docs/product.md 5). Staff see all leads in the back office, not here. */
export const leadsRouter = createFeatureRouter()
  .add(listLeadsEndpoint, listLeadsSchemas, (ctx, { query }) =>
    listLeads(ctx.deps, { ...query, ownerId: actorOf(ctx).id }),
  )
  .add(listCardLeadsEndpoint, listCardLeadsSchemas, (ctx, { params, query }) =>
    listLeads(ctx.deps, { ...query, ownerId: actorOf(ctx).id, cardId: params.id }),
  )
  .add(exportLeadsEndpoint, exportLeadsSchemas, rateLimit('csv'), (ctx, { query }) => answerTable(ctx, query))
  .add(exportCardLeadsEndpoint, exportCardLeadsSchemas, rateLimit('csv'), (ctx, { params, query }) =>
    answerTable(ctx, { ...query, cardId: params.id }),
  )
  .add(saveLeadContactEndpoint, saveLeadContactSchemas, async (ctx, { params }) => {
    const lead = await readOwnLead(ctx.deps.knex, actorOf(ctx).id, params.id);
    sendAsFile(ctx, `${lead.name}.vcf`);
    ctx.type = 'text/vcard; charset=utf-8';
    ctx.body = vCard(leadContact(lead));
  })
  .add(changeLeadEndpoint, changeLeadSchemas, transaction, async (ctx, { params, body }) => {
    const trx = transactionOf(ctx);
    const actor = { ownerId: actorOf(ctx).id, now: ctx.deps.clock.now() };
    await changeLead(trx, actor, params.id, body);
    const lead = await readOwnLead(trx, actor.ownerId, params.id);
    return presentLead(lead, await presentContext(trx, ctx.deps, [lead]));
  })
  .add(deleteLeadEndpoint, deleteLeadSchemas, transaction, (ctx, { params }) =>
    deleteLead(transactionOf(ctx), actorOf(ctx).id, params.id),
  );

async function answerTable(ctx: AppContext, query: LeadFilter & { cardId?: number }): Promise<void> {
  const { name, csv } = await writeLeadsTable(ctx.deps.knex, {
    ...query,
    ownerId: actorOf(ctx).id,
    language: ctx.state.language,
  });
  sendAsFile(ctx, name);
  ctx.body = csv;
}
