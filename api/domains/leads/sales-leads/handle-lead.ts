import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { may } from '../../../contract/accounts/permissions.ts';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { AppError } from '../../../errors.ts';
import type { AdminCommandContext, AdminInput } from '../../../http/admin/admin-resource.ts';
import { patch } from '../../../http/admin/resource-router.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { User } from '../../../models/User.ts';

interface Handling {
  assigneeId?: number | null;
  followUpOn?: string | null;
}

/**
 * Writes down a sales lead that staff took, from a call or a meeting (docs/product.md 13.4). Nobody is told: whoever
 * takes it knows.
 * @throws {AppError} `validation_failed` for an assignee whose role handles no leads, or a day that is over
 */
export async function createLead(context: AdminCommandContext, input: AdminInput): Promise<number> {
  const lead = adminInputs['contact-leads'].create.parse(input);
  const handling = await chosenHandling(context, lead, null);
  const { id } = await ContactLead.query(context.trx).insertAndFetch({
    ...lead,
    ...handling,
    createdAt: context.now,
  });
  return id;
}

/**
 * Changes the handling of a sales lead. Who handled it and when follow its status by themselves; another day of
 * following up is told anew.
 * @throws {AppError} as `createLead`
 */
export async function updateLead(
  context: AdminCommandContext,
  row: BaseModel,
  input: AdminInput,
): Promise<void> {
  const lead = row as ContactLead;
  const { status } = input;
  const statusChanges = status !== undefined && status !== lead.status;
  const handled =
    status === 'new'
      ? { handledBy: null, handledAt: null }
      : { handledBy: context.actor.id, handledAt: context.now };
  // Whoever begins to handle what nobody takes care of takes care of it.
  const takesIt = statusChanges && status === 'in_progress' && !lead.assigneeId && !input['assigneeId'];
  await patch(row, context, {
    ...input,
    ...(await chosenHandling(context, input, lead)),
    ...(statusChanges && handled),
    ...(takesIt && { assigneeId: context.actor.id }),
  });
}

/** A day without anybody to remind is the one's who chose it. */
async function chosenHandling(
  { trx, actor, now }: AdminCommandContext,
  { assigneeId, followUpOn }: Handling,
  before: ContactLead | null,
): Promise<Handling & { followUpToldAt?: null }> {
  if (assigneeId && assigneeId !== before?.assigneeId) {
    const assignee = await User.query(trx).findById(assigneeId).select('user_role');
    if (!may(assignee?.userRole, 'leads'))
      throw new AppError('validation_failed', { fields: { assigneeId: 'assignee_not_staff' } });
  }
  if (!followUpOn || followUpOn === before?.followUpOn) return {};
  if (followUpOn < wallClock(now).date)
    throw new AppError('validation_failed', { fields: { followUpOn: 'date_past' } });
  const isNobodys = !(assigneeId === undefined ? before?.assigneeId : assigneeId);
  return { followUpToldAt: null, ...(isNobodys && { assigneeId: actor.id }) };
}
