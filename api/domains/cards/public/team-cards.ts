import { raw, type RawBuilder } from 'objection';

/**
 * Whether a card belongs to a company's team, as the database's `team_cards` says; for queries over
 * `business_profiles`.
 */
export const isTeamCard = (): RawBuilder =>
  raw('exists (select from team_cards where team_cards.profile_id = business_profiles.id)');
