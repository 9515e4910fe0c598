import type { RefusedLeadUserRow } from '../contract/leads/entities/refused-lead-user.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** An account that looks like a lead's and is another person's. */
export class RefusedLeadUser extends BaseModel {
  static override tableName = 'refused_lead_users';
  static override idColumn = ['lead_id', 'user_id'];

  declare leadId: RefusedLeadUserRow['leadId'];
  declare userId: RefusedLeadUserRow['userId'];
  declare refusedBy: number | null;
  declare refusedAt: Date;
}
