import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** What a customer's documents say of them. */
export class BillingDetails extends BaseModel {
  static override tableName = 'billing_details';
  static override idColumn = 'user_id';

  declare userId: number;
  declare name: string;
  declare number: string | null;
  declare address: string | null;
  declare email: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'billing_details.user_id', to: 'users.id' },
    },
  });
}
