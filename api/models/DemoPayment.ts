import type { DemoPaymentRow, DemoStep } from '../contract/payments/entities/demo-payment.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A payment of the page /payment-demo; no money is in it. */
export class DemoPayment extends BaseModel {
  static override tableName = 'demo_payments';
  static override jsonAttributes = ['steps'];
  static override moneyColumns = ['amount'];
  static override hiddenProperties = ['token'];

  declare id: number;
  declare publicId: string;
  declare kind: DemoPaymentRow['kind'];
  declare parentId: number | null;
  /** Agorot. */
  declare amount: number;
  declare saveCard: boolean;
  declare status: DemoPaymentRow['status'];
  declare checkoutId: string | null;
  declare checkoutUrl: string | null;
  declare expiresAt: Date;
  declare declineClass: string | null;
  declare declineCode: string | null;
  declare last4: string | null;
  declare token: string | null;
  declare steps: DemoStep[];
  declare createdAt: Date;

  declare parent?: DemoPayment | null;

  static override relationMappings = () => ({
    parent: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: DemoPayment,
      join: { from: 'demo_payments.parent_id', to: 'demo_payments.id' },
    },
  });
}
