import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Proforma } from '../../../models/Proforma.ts';

const paid = (statuses: string) =>
  `exists (select from payment_attempts paid where paid.id = proformas.attempt_id and paid.status in (${statuses}))`;

/** Whether a proforma's transfer is still awaited. */
const awaited = paid(`'pending'`);

/** Proformas of bank transfers, with what became of each (docs/money.md 13.11). */
export const proformasResource: AdminResource = {
  name: 'proformas',
  model: Proforma,
  row: adminRows.proformas,
  sortable: ['number', 'amount', 'dueAt', 'createdAt'],
  filterable: ['userId', 'attemptId', 'number', 'dueAt', 'createdAt'],
  named: {
    transfer: {
      waiting: awaited,
      review: paid(`'manual_review'`),
      paid: paid(`'succeeded'`),
      over: paid(`'expired', 'failed', 'excess'`),
    },
  },
  searched: 'proformas',
  defaultSort: ['createdAt', 'DESC'],
  async derived(knex, ids) {
    const rows = await Proforma.query(knex)
      .findByIds([...ids])
      .withGraphFetched('attempt');
    return new Map(rows.map(({ id, attempt }) => [id, statusOf(attempt)]));
  },
};

const statusOf = (attempt: PaymentAttempt | undefined) => ({ status: attempt?.status ?? 'created' });
