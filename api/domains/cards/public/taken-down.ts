import { raw, type RawBuilder } from 'objection';

/** Whether staff took the card down and have not lifted that; for queries over `business_profiles`. */
export const isTakenDown = (): RawBuilder =>
  raw(
    'exists (select from card_takedowns where profile_id = business_profiles.id and card_takedowns.lifted_at is null)',
  );
