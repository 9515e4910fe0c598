import type { PaymentAttemptRow } from '../contract/payments/entities/payment-attempt.schema.ts';
import { idempotencyKeyOf } from '../lib/idempotency-key.ts';
import { BaseModel } from './BaseModel.ts';
import { Package } from './Package.ts';
import { PhysicalCardOrder } from './PhysicalCardOrder.ts';
import { User } from './User.ts';
import { UserPaymentMethod } from './UserPaymentMethod.ts';

/** One try to take or give back money; its row is there before anybody is asked to move any. */
export class PaymentAttempt extends BaseModel {
  static override tableName = 'payment_attempts';

  declare id: number;
  declare publicId: string;
  declare userId: number | null;
  declare packageId: number | null;
  declare orderId: number | null;
  declare kind: PaymentAttemptRow['kind'];
  declare periodKey: string;
  declare attemptNo: number;
  declare status: PaymentAttemptRow['status'];
  declare failure: PaymentAttemptRow['failure'];
  declare declineClass: PaymentAttemptRow['declineClass'];
  declare declineCode: string | null;
  /** Agorot; what the provider took, where that is another amount than asked. */
  declare amountMinor: number;
  /** Agorot that were asked for, where the provider took another amount. */
  declare askedMinor: number | null;
  declare currency: PaymentAttemptRow['currency'];
  declare provider: PaymentAttemptRow['provider'];
  declare providerTxn: string | null;
  declare checkoutId: string | null;
  declare checkoutUrl: string | null;
  declare expiresAt: Date | null;
  declare saveCard: boolean;
  declare paymentMethodId: number | null;
  declare cardLast4: string | null;
  declare paymentType: PaymentAttemptRow['paymentType'];
  declare installments: number;
  declare cardKey: string | null;
  declare declinedAt: Date | null;
  declare idemKey: string | null;
  declare parentAttemptId: number | null;
  declare chargedUnderId: number | null;
  declare disputeId: number | null;
  declare sentAt: Date | null;
  declare dueAt: Date | null;
  declare leaseUntil: Date | null;
  declare nextCheckAt: Date | null;
  declare closedAt: Date | null;
  declare notFoundAt: Date | null;
  declare unansweredAt: Date | null;
  declare needsReview: boolean;
  declare reason: string | null;
  declare requestedBy: string | null;
  declare packageAfter: PaymentAttemptRow['packageAfter'];
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare user?: User | null;
  declare package?: Package | null;
  declare order?: PhysicalCardOrder | null;
  declare paymentMethod?: UserPaymentMethod | null;
  declare parent?: PaymentAttempt | null;
  declare chargedUnder?: PaymentAttempt | null;

  /** What a provider that knows keys will be sent with it is written down before anything is sent. */
  override $beforeInsert(): void {
    this.idemKey ??= idempotencyKeyOf(this.publicId);
  }

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'payment_attempts.user_id', to: 'users.id' },
    },
    package: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Package,
      join: { from: 'payment_attempts.package_id', to: 'packages.id' },
    },
    order: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: PhysicalCardOrder,
      join: { from: 'payment_attempts.order_id', to: 'physical_card_orders.id' },
    },
    paymentMethod: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: UserPaymentMethod,
      join: { from: 'payment_attempts.payment_method_id', to: 'user_payment_methods.id' },
    },
    parent: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: PaymentAttempt,
      join: { from: 'payment_attempts.parent_attempt_id', to: 'payment_attempts.id' },
    },
    chargedUnder: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: PaymentAttempt,
      join: { from: 'payment_attempts.charged_under_id', to: 'payment_attempts.id' },
    },
  });
}
