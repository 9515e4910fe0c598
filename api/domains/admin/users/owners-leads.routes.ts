import { seeOwnersLeadsEndpoint } from '../../../contract/accounts/owners-leads.endpoint.ts';
import { seeOwnersLeadsSchemas } from '../../../contract/accounts/owners-leads.schema.ts';
import { AppError } from '../../../errors.ts';
import { commandContext } from '../../../http/admin/command-context.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction } from '../../../http/transaction.ts';
import { User } from '../../../models/User.ts';
import { leadsOfOwner } from '../../leads/index.ts';

/** Leads of an owner's cards, which are none of ours: shown with a reason, and written down (docs/product.md 13.6). */
export const ownersLeadsRouter = createFeatureRouter().add(
  seeOwnersLeadsEndpoint,
  seeOwnersLeadsSchemas,
  transaction,
  async (ctx, { params: { id }, body: { reason, before } }) => {
    const context = commandContext(ctx);
    if (!(await User.query(context.trx).findById(id).select('id'))) throw new AppError('not_found');
    const page = await leadsOfOwner(context.trx, id, before);
    const input = { reason, shown: page.leads.length };
    await writeAudit(context, { action: 'see-leads', entity: 'users', id, input }, null, null);
    return page;
  },
);
