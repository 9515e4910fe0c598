import { wallClock } from '../../../contract/base/israel-clock.ts';
import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { VatRate } from '../../../models/VatRate.ts';
import { rateHasBegun, rateMustBeAhead } from '../messages.ts';

/**
 * Rates of value added tax with their first day; staff enter a rate ahead, so that it changes at midnight by itself
 * (docs/money.md 13.9). One that has begun stands on receipts and stays.
 */
export const vatRatesResource: AdminResource = {
  name: 'vat-rates',
  model: VatRate,
  row: adminRows['vat-rates'],
  sortable: ['firstDay', 'rate', 'createdAt'],
  filterable: ['firstDay', 'createdAt'],
  defaultSort: ['firstDay', 'DESC'],
  create: {
    input: adminInputs['vat-rates'].create,
    async run({ trx, now }, input: AdminInput) {
      const { firstDay, rate } = adminInputs['vat-rates'].create.parse(input);
      if (firstDay <= wallClock(now).date)
        throw new AppError('validation_failed', { fields: { firstDay: rateMustBeAhead } });
      return (await VatRate.query(trx).insertAndFetch({ firstDay, rate })).id;
    },
  },
  remove: {
    async run({ trx, now }, row) {
      const { id, firstDay } = row as VatRate;
      if (firstDay <= wallClock(now).date) throw new AppError('conflict', { text: rateHasBegun });
      await VatRate.query(trx).deleteById(id);
    },
  },
};
