import type { Knex } from 'knex';
import type { Random } from '../../../scripts/seed/random.ts';
import type { TestReply } from '../../client.ts';
import type { HistoryWorld, Person } from '../world.ts';

/** What became of a step: it was done, the product refused it, or there was nothing to do it to. */
export type StepResult = 'done' | 'refused' | 'nothing';

export interface StepContext {
  world: HistoryWorld;
  person: Person;
  /** Its own, so that the same plan makes the same choices. */
  random: Random;
}

/** A kind of step. To add one: a line in its file, or a file of its own in `index.ts`. */
export interface StepKind {
  name: string;
  /** How often it comes up beside the others; 0 for one that is only planned by name. */
  weight: number;
  take(context: StepContext): Promise<StepResult>;
}

/** What an answer means; a fault of ours is noted. */
export function resultOf({ world, person }: StepContext, place: string, reply: TestReply): StepResult {
  world.sure(person, place, reply);
  return reply.status < 300 ? 'done' : 'refused';
}

/**
 * Takes a step with somebody else where the planned person has nothing to do it to: what lasts for days only would
 * hardly ever meet the person it was planned for.
 * @param who ids of the users who have
 */
export const withWhoever =
  (who: (knex: Knex) => PromiseLike<readonly unknown[]>, take: StepKind['take']): StepKind['take'] =>
  async (context) => {
    const result = await take(context);
    if (result !== 'nothing') return result;
    const ids = new Set((await who(context.world.knex)).map(Number));
    const others = [...context.world.people.values()].filter(
      ({ user, isClosed }) => !isClosed && ids.has(user.id),
    );
    return others.length > 0 ? take({ ...context, person: context.random.pick(others) }) : 'nothing';
  };
