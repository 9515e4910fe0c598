import type { ProformaRow } from '../contract/payments/entities/proforma.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { PaymentAttempt } from './PaymentAttempt.ts';
import { User } from './User.ts';

/** What a customer is asked to transfer to the bank account. Money fields are agorot. */
export class Proforma extends BaseModel {
  static override tableName = 'proformas';
  static override moneyColumns = ['amount', 'vatAmount'];
  static override jsonAttributes = ['items', 'snapshot'];

  declare id: number;
  declare attemptId: number;
  declare userId: number | null;
  declare proformaNo: number;
  declare number: string;
  declare amount: number;
  declare currency: ProformaRow['currency'];
  declare vatRate: number;
  declare vatAmount: number;
  declare items: ProformaRow['items'];
  declare snapshot: ProformaRow['snapshot'];
  declare dueAt: Date;
  declare mailedAt: Date | null;
  declare createdAt: Date;

  declare attempt?: PaymentAttempt;
  declare user?: User | null;

  static override relationMappings = () => ({
    attempt: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: PaymentAttempt,
      join: { from: 'proformas.attempt_id', to: 'payment_attempts.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'proformas.user_id', to: 'users.id' },
    },
  });
}
