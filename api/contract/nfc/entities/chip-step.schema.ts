import { z } from 'zod';
import { anyRow, id, timestamp } from '../../base/columns.schema.ts';

const chipActions = [
  'make',
  'issue_code',
  'kill_code',
  'claim',
  'point',
  'freeze',
  'unfreeze',
  'offer',
  'withdraw',
  'decline',
  'accept',
  'replace',
  'release',
  'ask_back',
  'take_back',
  'keep',
] as const;
export const chipAction = z.enum(chipActions);
export type ChipAction = z.infer<typeof chipAction>;

/**
 * One step of a chip: the actor, the action, and the chip before and after. A row of `chip_steps` as JSON carries it;
 * the defaults are the table's.
 */
export const chipStepRow = z.object({
  id,
  allocationId: id,
  action: chipAction,
  /** Null for the system, or when that account was closed. */
  actorId: id.nullable().default(null),
  /** The chip's owner after the step. */
  ownerId: id.nullable().default(null),
  before: anyRow.default({}),
  after: anyRow.default({}),
  createdAt: timestamp,
});
export type ChipStepRow = z.output<typeof chipStepRow>;
