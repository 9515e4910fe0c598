import type { StateTransitionRow } from '../contract/payments/entities/state-transition.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** One change of a status: who, when and why. */
export class StateTransition extends BaseModel {
  static override tableName = 'state_transitions';

  declare id: number;
  declare entity: StateTransitionRow['entity'];
  declare entityId: number;
  declare fromStatus: string;
  declare toStatus: string;
  declare actor: string;
  declare reason: string;
  declare attemptId: number | null;
  declare createdAt: Date;
}
