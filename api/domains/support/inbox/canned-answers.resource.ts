import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { cannedAnswerCreate, cannedAnswerUpdate } from '../../../contract/support/support-inbox.schema.ts';
import { CannedAnswer } from '../../../models/CannedAnswer.ts';

/** Answers that staff write once and send often (docs/product.md 7). */
export const cannedAnswersResource: AdminResource = {
  name: 'canned-answers',
  model: CannedAnswer,
  row: adminRows['canned-answers'],
  sortable: ['sortOrder', 'title', 'updatedAt'],
  filterable: ['language'],
  defaultSort: ['sortOrder', 'ASC'],
  create: { input: cannedAnswerCreate },
  update: { input: cannedAnswerUpdate },
  remove: {},
};
