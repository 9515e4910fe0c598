import type { Knex } from 'knex';
import type { MoneyStep } from '../../../contract/payments/payment-commands.schema.ts';
import { StateTransition } from '../../../models/StateTransition.ts';
import { User } from '../../../models/User.ts';

/** Steps of payments and packages as staff read them, with the names of the staff who took them. */
export async function presentSteps(knex: Knex, rows: readonly StateTransition[]): Promise<MoneyStep[]> {
  const idOf = (actor: string) => Number(/^(?:user|admin):(\d+)$/u.exec(actor)?.[1] ?? 0);
  const people = await User.query(knex)
    .select('id', 'username')
    .findByIds([...new Set(rows.map(({ actor }) => idOf(actor)))]);
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return rows.map(({ entity, fromStatus, toStatus, actor, reason, createdAt }) => ({
    entity,
    from: fromStatus,
    to: toStatus,
    actor,
    by: names.get(idOf(actor)) ?? null,
    reason,
    at: createdAt.toISOString(),
  }));
}

/** Steps of one row of a table, the oldest first. */
export function stepsOf(
  knex: Knex,
  entity: StateTransition['entity'],
  id: number,
): Promise<StateTransition[]> {
  return Promise.resolve(StateTransition.query(knex).where({ entity, entity_id: id }).orderBy('id'));
}
