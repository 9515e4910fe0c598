import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** Cards whose texts sound like a body that people trust wait for staff (docs/product.md 11.13). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column held_for varchar(200),
      add column held_since timestamptz,
      add column is_held boolean not null generated always as (held_since is not null) stored,
      add column released_texts text,
      add constraint business_profiles_held_all check ((held_for is null) = (held_since is null));
    comment on column business_profiles.held_for is
      'the words of the card that sound like a bank, a brand or a public body, while visitors do not see it until staff have looked; null for a card that is not held';
    comment on column business_profiles.held_since is 'since when the card is held';
    comment on column business_profiles.is_held is 'generated, so that lists filter by it';
    comment on column business_profiles.released_texts is
      'the very texts with which staff let the card go on; other texts are judged anew';
    create index business_profiles_held_index on business_profiles (held_since, id) where is_held;

    create or replace function visible_cards_at(moment timestamptz) returns setof business_profiles language sql stable as $$
      select card.* from business_profiles card
      join covered_cards_at(moment) coverage on coverage.profile_id = card.id
      where card.is_public and coverage.is_covered and not card.is_held
        and not exists (select from card_takedowns takedown
          where takedown.profile_id = card.id and takedown.lifted_at is null)
    $$;
    comment on function visible_cards_at(timestamptz) is
      'the cards that every visitor may see at this moment: public, covered, and neither held nor taken down by staff';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    create or replace function visible_cards_at(moment timestamptz) returns setof business_profiles language sql stable as $$
      select card.* from business_profiles card
      join covered_cards_at(moment) coverage on coverage.profile_id = card.id
      where card.is_public and coverage.is_covered
        and not exists (select from card_takedowns takedown
          where takedown.profile_id = card.id and takedown.lifted_at is null)
    $$;
    comment on function visible_cards_at(timestamptz) is
      'the cards that every visitor may see at this moment: public, covered, and not taken down by staff';
    alter table business_profiles drop column is_held, drop column held_for, drop column held_since,
      drop column released_texts;
    ${makeView}`);
}
