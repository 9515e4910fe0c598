import type { SalesLead } from '../../../contract/leads/sales-leads.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { countTry } from '../../../http/rate-limit.ts';
import { visitorOf } from '../../../http/visitor.ts';
import { storeSalesLead } from './store-sales-lead.ts';
import { notifyStaff } from './notify-staff.ts';

/** In milliseconds: only a program fills in a form faster. */
const fastestPerson = 1_500;

/**
 * Takes a sales lead: the lead, the proof of the notice that its sender read, the notifications of the admins and the
 * mail to the company are stored together or not at all (docs/specification.md 5, docs/product.md 1). A message with
 * the hidden field filled in is answered like any other and dropped; one that was sent too fast for a human is stored
 * as spam without a notification.
 * @throws {AppError} `too_many_requests` for one visitor's sixth message within ten minutes
 */
export async function sendSalesLead(ctx: AppContext, lead: SalesLead): Promise<void> {
  await countTry(ctx, 'contactLeadOfVisitor', visitorOf(ctx, lead.email ?? lead.phone ?? ''));
  if (lead.website) return;
  const { knex, clock, env } = ctx.deps;
  const isTooFast = isGiven(lead.elapsed) && Number(lead.elapsed) < fastestPerson;
  await knex.transaction(async (trx) => {
    const stored = await storeSalesLead(trx, lead, {
      status: isTooFast ? 'spam' : 'new',
      language: ctx.state.language,
      now: clock.now(),
    });
    if (stored && !isTooFast) await notifyStaff(trx, stored, env);
  });
}

const isGiven = (elapsed: SalesLead['elapsed']): boolean =>
  elapsed !== undefined && elapsed !== null && elapsed !== '';
