import type { RecurringPaymentRow } from '../contract/payments/entities/recurring-payment.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Product } from './Product.ts';
import { User } from './User.ts';
import { UserPaymentMethod } from './UserPaymentMethod.ts';

/** The standing order behind a package that renews itself. Money fields are agorot. */
export class RecurringPayment extends BaseModel {
  static override tableName = 'recurring_payments';
  static override moneyColumns = ['amount'];
  static override jsonAttributes = ['metadata'];

  declare id: number;
  declare userId: number;
  declare paymentMethodId: number | null;
  declare productId: number | null;
  declare recurringPaymentUid: string | null;
  declare startDate: Date;
  declare recurringType: number;
  declare recurringRange: number;
  declare numberOfCharges: number;
  declare status: RecurringPaymentRow['status'];
  declare amount: number;
  declare currency: RecurringPaymentRow['currency'];
  declare lastChargeDate: Date | null;
  declare nextChargeDate: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare metadata: RecurringPaymentRow['metadata'];
  declare packageId: number | null;
  declare providerActive: boolean | null;
  declare checkedAt: Date | null;

  declare paymentMethod?: UserPaymentMethod | null;
  declare product?: Product | null;
  declare user?: User;

  static override relationMappings = () => ({
    paymentMethod: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: UserPaymentMethod,
      join: { from: 'recurring_payments.payment_method_id', to: 'user_payment_methods.id' },
    },
    product: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Product,
      join: { from: 'recurring_payments.product_id', to: 'products.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'recurring_payments.user_id', to: 'users.id' },
    },
  });
}
