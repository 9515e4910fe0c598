import { readChipTimelineEndpoint } from '../../../../contract/nfc/chip-timeline.endpoint.ts';
import { type ChipTimeline, readChipTimelineSchemas } from '../../../../contract/nfc/chip-timeline.schema.ts';
import { chipState } from '../../../../contract/nfc/chips.schema.ts';
import { AppError } from '../../../../errors.ts';
import { createFeatureRouter } from '../../../../http/route.ts';
import { tapAddress } from '../../../../lib/random-code.ts';
import { CardAllocation } from '../../../../models/CardAllocation.ts';
import { ChipStep } from '../../../../models/ChipStep.ts';
import { User } from '../../../../models/User.ts';
import { stateOf } from '../chip-steps.ts';
import { readTaps } from '../chip-taps.ts';
import { openTakeBackOf } from '../take-back-chip.ts';

/** The state and the timeline of a chip, for staff (docs/product.md 7). */
export const chipTimelineRouter = createFeatureRouter().add(
  readChipTimelineEndpoint,
  readChipTimelineSchemas,
  async (ctx, { params }): Promise<ChipTimeline> => {
    const { knex, env, clock } = ctx.deps;
    const chip = await CardAllocation.query(knex).findById(params.id);
    if (!chip) throw new AppError('not_found');
    const steps = await ChipStep.query(knex).where({ allocation_id: chip.id }).orderBy('id', 'desc');
    const people = await User.query(knex)
      .select('id', 'username')
      .whereIn('id', [...new Set(steps.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))]);
    const taps = await readTaps(knex, [chip.id], clock.now());
    const asked = await openTakeBackOf(knex, chip.id);
    const stateIn = (facts: ChipStep['before']) => {
      const parsed = chipState.safeParse(facts['state']);
      return parsed.success ? parsed.data : null;
    };
    return {
      state: stateOf(chip),
      address: tapAddress(env.PUBLIC_URL, chip.tapCode),
      taps: taps.get(chip.id)?.total ?? 0,
      askedBack: asked ? { at: asked.createdAt.toISOString(), reason: asked.reason } : null,
      steps: steps.map(({ id, createdAt, action, actorId, before, after }) => ({
        id,
        at: createdAt.toISOString(),
        action,
        by: people.find((person) => person.id === actorId)?.username ?? null,
        before: stateIn(before),
        after: stateIn(after),
      })),
    };
  },
);
