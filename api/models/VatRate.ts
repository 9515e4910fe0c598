import { BaseModel } from './BaseModel.ts';

/** A rate of value added tax and the day from which it holds. */
export class VatRate extends BaseModel {
  static override tableName = 'vat_rates';

  declare id: number;
  /** A day of Israel's calendar, YYYY-MM-DD. */
  declare firstDay: string;
  /** Percent. */
  declare rate: number;
  declare createdAt: Date;
}
