import type { PaymentConsentRow } from '../contract/payments/entities/payment-consent.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** What a customer agreed to with one payment, or with the renewal of a package, in the words they read. */
export class PaymentConsent extends BaseModel {
  static override tableName = 'payment_consents';

  declare id: number;
  declare attemptId: number | null;
  declare packageId: number | null;
  declare kind: PaymentConsentRow['kind'];
  declare language: PaymentConsentRow['language'];
  declare version: string;
  declare text: string;
  declare agreedAt: Date;
}
