import { BaseModel } from './BaseModel.ts';

/** A time for which the checkout is closed for a person or a card, after too many declines. */
export class CheckoutLock extends BaseModel {
  static override tableName = 'checkout_locks';

  declare id: number;
  declare userId: number | null;
  declare cardKey: string | null;
  declare cardLast4: string | null;
  declare declines: number;
  declare closedAt: Date;
  declare opensAt: Date;
}
