import type { ClosedCardAddressRow } from '../contract/cards/entities/closed-card-address.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** An address of a card whose account was closed; for a year it is nobody else's. */
export class ClosedCardAddress extends BaseModel {
  static override tableName = 'closed_card_addresses';

  declare id: number;
  declare kind: ClosedCardAddressRow['kind'];
  declare value: string;
  declare formerUserId: number;
  declare leadsTo: string | null;
  declare closedAt: Date;
  declare expiresAt: Date;
}
