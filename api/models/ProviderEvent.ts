import type { ProviderEventRow } from '../contract/payments/entities/provider-event.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A payment provider's callback with a good signature. */
export class ProviderEvent extends BaseModel {
  static override tableName = 'provider_events';

  declare id: number;
  declare provider: ProviderEventRow['provider'];
  declare dedupeKey: string;
  declare reference: string | null;
  declare recurringUid: string | null;
  declare txnId: string | null;
  declare disputeUid: string | null;
  declare hint: ProviderEventRow['hint'];
  declare payload: ProviderEventRow['payload'];
  declare status: ProviderEventRow['status'];
  declare tries: number;
  declare nextTryAt: Date;
  declare createdAt: Date;
  declare processedAt: Date | null;
}
