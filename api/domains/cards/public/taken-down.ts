import { raw, type RawBuilder } from 'objection';

const takedownInForce =
  'card_takedowns where card_takedowns.profile_id = business_profiles.id and card_takedowns.lifted_at is null';

/** Whether staff took the card down and have not lifted that: a condition for queries over `business_profiles`. */
export const takenDownCondition = `exists (select from ${takedownInForce})`;

/** The same as a part of a query that is built. */
export const isTakenDown = (): RawBuilder => raw(takenDownCondition);

/** The reason and message of the takedown in force, as JSON; null for a card that is not taken down. */
export const takedownReason = (): RawBuilder =>
  raw(`(select jsonb_build_object('reason', reason, 'message', message) from ${takedownInForce})`);
