import type { Knex } from 'knex';

/** The rule stays that of covered_cards_at(): this one asks it for each owner, so that no other owner's cards are read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function coverage_of_cards(cards bigint[], moment timestamptz)
    returns table (profile_id bigint, is_covered boolean, changes_at timestamptz)
    language plpgsql stable rows 30 as $$
    begin
      return query
        select card.id, coverage.is_covered, coverage.changes_at
        from business_profiles card
        cross join lateral (
          select covered.is_covered, (
            select min(access_until(package)) from active_packages_at(moment) package
            where package.user_id = card.user_id or package.id = card.package_id
          ) as changes_at
          from covered_cards_at(moment) covered
          where covered.user_id = card.user_id and covered.profile_id = card.id
          -- Kept apart: joined with the rest, the places of all owners would be counted.
          offset 0
        ) coverage
        where card.id = any (cards);
    end $$;
    comment on function coverage_of_cards(bigint[], timestamptz) is
      'some cards, with whether packages cover them at this moment and when the end of a package may change that: planned once for each connection, a third of what is_card_covered() costs for each';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function coverage_of_cards(bigint[], timestamptz)');
}
