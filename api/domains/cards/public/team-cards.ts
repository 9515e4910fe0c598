/**
 * SQL condition on a card: it belongs to the team of an enterprise package its owner is a member of. The place it sits
 * on is the company's, not one of its owner's.
 * @param card name or alias of `business_profiles` in the query
 */
export const isTeamCard = (card = 'business_profiles'): string =>
  `exists (select from team_members member where member.package_id = ${card}.package_id
     and member.user_id = ${card}.user_id and member.status = 'active')`;
