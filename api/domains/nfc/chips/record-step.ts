import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { ChipAction } from '../../../contract/nfc/entities/chip-step.schema.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { assertStep, chipSteps, stateOf, type ChipMove } from './chip-steps.ts';
import { forgetTaps } from './chip-taps.ts';

type Actor = { id: number } | null;
type Facts = Record<string, string | number | null>;

/**
 * Takes one step of a chip whose row the caller has locked, and writes it to the log with the chip's facts before and
 * after.
 * @param facts further facts for the log
 * @throws {AppError} `conflict` when the chip's state doesn't allow it
 */
export function takeStep(
  trx: Knex.Transaction,
  chip: CardAllocation,
  move: ChipMove,
  actor: Actor,
  change: PartialModelObject<CardAllocation> = {},
  facts: Facts = {},
): Promise<void> {
  return takeSteps(trx, [chip], move, actor, change, facts);
}

/**
 * Takes the same step of many chips, with as many statements as for one. A chip that changes hands forgets its name
 * and its taps: they were its former owner's.
 * @throws {AppError} `conflict` when the state of one of them doesn't allow it: then none is changed
 */
export async function takeSteps(
  trx: Knex.Transaction,
  chips: readonly CardAllocation[],
  move: ChipMove,
  actor: Actor,
  change: PartialModelObject<CardAllocation> = {},
  facts: Facts = {},
): Promise<void> {
  for (const chip of chips) assertStep(stateOf(chip), move);
  const { userId } = change;
  const leaving = userId === undefined ? [] : chips.filter((chip) => chip.userId !== userId);
  const steps = chips.map((chip) => ({ chip, stateBefore: stateOf(chip), before: factsOf(chip) }));
  const whole = leaving.length > 0 ? { ...change, name: null } : change;
  if (Object.keys(whole).length > 0) await CardAllocation.query(trx).whereIn('id', idsOf(chips)).patch(whole);
  if (leaving.length > 0) await forgetTaps(trx, idsOf(leaving));
  for (const { chip, stateBefore } of steps) {
    Object.assign(chip, whole);
    if (!chipSteps[stateBefore][move]?.includes(stateOf(chip)))
      throw new Error(`${move} led a chip from ${stateBefore} to ${stateOf(chip)}`);
  }
  await logSteps(trx, steps, move, actor, facts);
}

/** Writes a step of chips to the log, with their facts before and after, in one statement. */
export async function logSteps(
  trx: Knex.Transaction,
  steps: readonly { chip: CardAllocation; before: Facts }[],
  action: ChipAction,
  actor: Actor,
  facts: Facts = {},
): Promise<void> {
  const rows = steps.map(({ chip, before }) => ({
    allocation_id: chip.id,
    owner_id: chip.userId,
    before,
    after: { ...factsOf(chip), ...facts },
  }));
  // One parameter for all rows: a statement takes no more than 65,535 of them.
  await trx.raw(
    `insert into chip_steps (allocation_id, action, actor_id, owner_id, before, after)
     select allocation_id, ?, ?, owner_id, before, after
     from jsonb_to_recordset(?) as step(allocation_id bigint, owner_id bigint, before jsonb, after jsonb)`,
    [action, actor?.id ?? null, JSON.stringify(rows)],
  );
}

/** The facts of a chip that the log stores. */
function factsOf(chip: CardAllocation): Facts {
  return { state: stateOf(chip), userId: chip.userId, profileId: chip.profileId };
}

const idsOf = (chips: readonly CardAllocation[]) => chips.map(({ id }) => id);
