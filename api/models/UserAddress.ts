import type { UserAddressRow } from '../contract/accounts/entities/user-address.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** An address of a person; one of them may be the primary one. */
export class UserAddress extends BaseModel {
  static override tableName = 'user_addresses';

  declare id: number;
  declare userId: number;
  declare isPrimary: boolean;
  declare addressType: UserAddressRow['addressType'];
  declare recipientName: string | null;
  declare recipientPhone: string | null;
  declare fullAddress: string | null;
  declare street: string | null;
  declare houseNumber: string | null;
  declare apartment: string | null;
  declare floor: string | null;
  declare entrance: string | null;
  declare city: string | null;
  declare state: string | null;
  declare zipCode: string | null;
  declare country: string;
  declare notes: string | null;
  declare latitude: number | null;
  declare longitude: number | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'user_addresses.user_id', to: 'users.id' },
    },
  });
}
