import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { ChipAction } from '../../../contract/nfc/entities/chip-step.schema.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipStep } from '../../../models/ChipStep.ts';
import { assertStep, chipSteps, stateOf, type ChipMove } from './chip-steps.ts';

type Actor = { id: number } | null;
type Facts = Record<string, string | number | null>;

/**
 * Takes one step of a chip whose row the caller has locked, and writes it to the log with the chip's facts before and
 * after.
 * @param facts further facts for the log
 * @throws {AppError} `conflict` when the chip's state doesn't allow it
 */
export async function takeStep(
  trx: Knex.Transaction,
  chip: CardAllocation,
  move: ChipMove,
  actor: Actor,
  change: PartialModelObject<CardAllocation> = {},
  facts: Facts = {},
): Promise<void> {
  const stateBefore = stateOf(chip);
  assertStep(stateBefore, move);
  const before = factsOf(chip);
  if (Object.keys(change).length > 0) await chip.$query(trx).patchAndFetch(change);
  if (!chipSteps[stateBefore][move]?.includes(stateOf(chip)))
    throw new Error(`${move} led a chip from ${stateBefore} to ${stateOf(chip)}`);
  await logStep(trx, chip, move, actor, before, facts);
}

/** Writes a step to the log, with the chip's facts before and after. */
export async function logStep(
  trx: Knex.Transaction,
  chip: CardAllocation,
  action: ChipAction,
  actor: Actor,
  before: Facts,
  facts: Facts = {},
): Promise<void> {
  await ChipStep.query(trx).insert({
    allocationId: chip.id,
    action,
    actorId: actor?.id ?? null,
    ownerId: chip.userId,
    before,
    after: { ...factsOf(chip), ...facts },
  });
}

/** Writes the same step of many chips to the log, a few hundred in one statement. */
export async function logSteps(
  trx: Knex.Transaction,
  chips: readonly { chip: CardAllocation; before: Facts }[],
  action: ChipAction,
  actor: Actor,
): Promise<void> {
  for (let from = 0; from < chips.length; from += 500)
    await ChipStep.query(trx).insert(
      chips.slice(from, from + 500).map(({ chip, before }) => ({
        allocationId: chip.id,
        action,
        actorId: actor?.id ?? null,
        ownerId: chip.userId,
        before,
        after: factsOf(chip),
      })),
    );
}

/** The facts of a chip that the log stores. */
export function factsOf(chip: CardAllocation): Facts {
  return { state: stateOf(chip), userId: chip.userId, profileId: chip.profileId };
}
