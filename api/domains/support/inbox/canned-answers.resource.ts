import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { CannedAnswer } from '../../../models/CannedAnswer.ts';

/** Answers that staff write once and send often (docs/product.md 7). */
export const cannedAnswersResource: AdminResource = {
  name: 'canned-answers',
  model: CannedAnswer,
  row: adminRows['canned-answers'],
  sortable: ['sortOrder', 'title', 'folder', 'updatedAt'],
  filterable: ['language', 'folder'],
  searched: 'canned_answers',
  defaultSort: ['sortOrder', 'ASC'],
  create: { input: adminInputs['canned-answers'].create },
  update: { input: adminInputs['canned-answers'].update },
  remove: {},
};
