import type { UserPaymentMethodRow } from '../contract/payments/entities/user-payment-method.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { RecurringPayment } from './RecurringPayment.ts';
import { User } from './User.ts';

/** A card or account that pays; only the provider's token is kept. */
export class UserPaymentMethod extends BaseModel {
  static override tableName = 'user_payment_methods';
  static override jsonAttributes = ['metadata'];
  static override hiddenProperties = ['token'];

  declare id: number;
  declare userId: number;
  declare paymentType: UserPaymentMethodRow['paymentType'];
  declare paymentProvider: UserPaymentMethodRow['paymentProvider'];
  declare token: string | null;
  declare last4Digits: string | null;
  declare cardExpiry: string | null;
  declare cardType: string | null;
  declare cardBrand: string | null;
  declare cardHolderName: string | null;
  declare accountEmail: string | null;
  declare accountId: string | null;
  declare providerCustomerId: string | null;
  declare providerPaymentMethodId: string | null;
  declare recurringPaymentUid: string | null;
  declare isDefault: boolean;
  declare isActive: boolean;
  declare lastUsed: Date | null;
  declare nickname: string | null;
  declare metadata: UserPaymentMethodRow['metadata'];
  declare createdAt: Date;
  declare updatedAt: Date;

  declare user?: User;
  declare recurringPayments?: RecurringPayment[];

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'user_payment_methods.user_id', to: 'users.id' },
    },
    recurringPayments: {
      relation: BaseModel.HasManyRelation,
      modelClass: RecurringPayment,
      join: { from: 'user_payment_methods.id', to: 'recurring_payments.payment_method_id' },
    },
  });
}
