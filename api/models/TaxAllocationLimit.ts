import { BaseModel } from './BaseModel.ts';

/** The sum above which a tax invoice to a registered dealer needs an allocation number, and its first day. */
export class TaxAllocationLimit extends BaseModel {
  static override tableName = 'tax_allocation_limits';
  static override idColumn = 'first_day';

  /** A day of Israel's calendar, YYYY-MM-DD. */
  declare firstDay: string;
  /** Agorot before VAT. */
  declare netMinor: number;
}
