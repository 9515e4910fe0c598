import type { ProviderCallRow } from '../contract/payments/entities/provider-call.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** One request to a payment provider, redacted. */
export class ProviderCall extends BaseModel {
  static override tableName = 'provider_calls';

  declare id: number;
  declare provider: ProviderCallRow['provider'];
  declare operation: string;
  declare reference: string | null;
  declare milliseconds: number;
  declare httpStatus: number | null;
  declare outcome: string;
  declare request: ProviderCallRow['request'];
  declare response: ProviderCallRow['response'];
  declare createdAt: Date;
}
