import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { patch } from '../../../http/admin/resource-router.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { StaffNote } from '../../../models/StaffNote.ts';
import { personOf } from './person-of.ts';

/** Dated notes of staff on records (docs/product.md 13.4): read by all of them, changed by their author alone. */
export const staffNotesResource: AdminResource = {
  name: 'staff-notes',
  model: StaffNote,
  row: adminRows['staff-notes'],
  sortable: ['createdAt'],
  filterable: ['resource', 'recordId', 'userId', 'authorId', 'createdAt'],
  searched: 'staff_notes',
  defaultSort: ['createdAt', 'DESC'],
  bodyLimit: 40_000,
  create: { input: adminInputs['staff-notes'].create, run: writeNote },
  update: {
    input: adminInputs['staff-notes'].update,
    async run(context, row, input) {
      assertAuthor(context, row);
      await patch(row, context, input);
    },
  },
  remove: { run: async (context, row) => assertAuthor(context, row) },
};

async function writeNote({ trx, actor, now }: AdminCommandContext, input: AdminInput): Promise<number> {
  const { resource, recordId, words } = adminInputs['staff-notes'].create.parse(input);
  const note = await StaffNote.query(trx).insertAndFetch({
    resource,
    recordId,
    words,
    userId: await personOf(trx, resource, recordId),
    authorId: actor.id,
    authorName: actor.username,
    createdAt: now,
    updatedAt: now,
  });
  return note.id;
}

function assertAuthor({ actor }: AdminCommandContext, note: BaseModel): void {
  if ((note as StaffNote).authorId !== actor.id) throw new AppError('forbidden');
}
