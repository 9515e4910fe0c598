import type { Pojo, QueryBuilder } from 'objection';
import type { BaseModel } from '../../../models/BaseModel.ts';

/** What other people or providers put there, and what opens doors: no part of a person's own data. */
const leftOut = [
  'metadata',
  'paymentCustomerId',
  'recurringPaymentUid',
  'subscriptionId',
  'emailVerificationExpires',
  'passwordResetExpires',
  'emailChangeExpires',
  'clientId',
  'handledBy',
];

/** One file of tables for each part of the product, by its name in the zip. */
export type ExportedTables = Record<string, Record<string, Pojo[]>>;

/** Rows as the export shows them: without what isn't the person's own. */
export async function exportRows<Model extends BaseModel>(
  query: QueryBuilder<Model, Model[]>,
): Promise<Pojo[]> {
  const found = await query;
  return found.map((model) => {
    const row = model.toRow();
    for (const name of leftOut) delete row[name];
    return row;
  });
}
