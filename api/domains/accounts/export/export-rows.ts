import type { Pojo, QueryBuilder } from 'objection';
import type { BaseModel } from '../../../models/BaseModel.ts';

/** Columns that other users or providers wrote, and secrets: no part of a user's own data. */
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
  'decidedBy',
];

/** One file of tables for each domain, by its name in the zip. */
export type ExportedTables = Record<string, Record<string, Pojo[]>>;

/** Rows as the export shows them, without columns that aren't the user's own data. */
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
