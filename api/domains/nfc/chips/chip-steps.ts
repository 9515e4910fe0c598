import type { ChipState } from '../../../contract/nfc/chips.schema.ts';
import type { ChipAction } from '../../../contract/nfc/entities/chip-step.schema.ts';
import { AppError } from '../../../errors.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { chipStepRefusals } from './messages.ts';

/** The state of a chip, from its row. */
export function stateOf(chip: Pick<CardAllocation, 'status' | 'userId' | 'profileId'>): ChipState {
  if (chip.status !== 'active') return chip.status;
  if (chip.userId === null) return 'unclaimed';
  return chip.profileId === null ? 'unassigned' : 'live';
}

/** What people do with a chip that exists. */
export type ChipMove = Exclude<ChipAction, 'make'>;

/**
 * All steps of a chip (docs/product.md 4): for each state the possible moves, and the states they lead to. Any other
 * move is refused. A replaced or released chip is at its end.
 */
export const chipSteps: Readonly<Record<ChipState, Partial<Record<ChipMove, readonly ChipState[]>>>> = {
  unclaimed: {
    issue_code: ['unclaimed'],
    kill_code: ['unclaimed'],
    claim: ['unassigned'],
    release: ['released'],
  },
  unassigned: {
    point: ['live'],
    freeze: ['frozen'],
    offer: ['unassigned'],
    withdraw: ['unassigned'],
    decline: ['unassigned'],
    accept: ['unassigned'],
    replace: ['replaced'],
    ask_back: ['unassigned'],
    keep: ['unassigned'],
    take_back: ['unclaimed', 'unassigned'],
    release: ['released'],
  },
  live: {
    point: ['live'],
    freeze: ['frozen'],
    offer: ['live'],
    withdraw: ['live'],
    decline: ['live'],
    // The giver's card stays the giver's: the chip points nowhere until its new owner chooses a card.
    accept: ['unassigned'],
    replace: ['replaced'],
    ask_back: ['live'],
    keep: ['live'],
    take_back: ['unclaimed', 'unassigned'],
    release: ['released'],
  },
  frozen: {
    unfreeze: ['live', 'unassigned'],
    replace: ['replaced'],
    ask_back: ['frozen'],
    keep: ['frozen'],
    take_back: ['unclaimed', 'unassigned'],
    release: ['released'],
  },
  replaced: {},
  released: {},
};

/** Checks that a chip's state allows a move. @throws {AppError} `conflict` when it doesn't */
export function assertStep(state: ChipState, move: ChipMove): void {
  if (!chipSteps[state][move]) throw new AppError('conflict', { text: chipStepRefusals[state] });
}
