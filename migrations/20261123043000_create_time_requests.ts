import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** Visitors ask for a time, and the owner confirms one (docs/product.md 12.6). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column takes_requests boolean not null default false,
      add column request_length varchar(20) not null default '30'
        check (request_length in ('15', '30', '45', '60', '90', '120'));
    comment on column business_profiles.takes_requests is 'visitors may ask for a time within the opening hours';
    comment on column business_profiles.request_length is 'minutes of a time that visitors ask for';
    ${makeView}

    create table time_requests (
      lead_id bigint primary key references contact_leads on delete cascade,
      profile_id bigint not null references business_profiles on delete cascade,
      proposed jsonb not null
        check (jsonb_typeof(proposed) = 'array' and jsonb_array_length(proposed) between 1 and 3),
      minutes smallint not null check (minutes between 15 and 120),
      service varchar(80),
      status varchar(20) not null default 'waiting'
        check (status in ('waiting', 'confirmed', 'declined', 'cancelled')),
      confirmed_from timestamptz,
      confirmed_to timestamptz,
      cancelled_by varchar(10) check (cancelled_by in ('owner', 'visitor')),
      decided_at timestamptz,
      constraint time_requests_confirmed check (
        num_nonnulls(confirmed_from, confirmed_to) in (0, 2)
        and (status <> 'confirmed' or confirmed_from < confirmed_to)
      ),
      constraint time_requests_cancelled check ((status = 'cancelled') = (cancelled_by is not null)),
      constraint time_requests_apart exclude using gist (
        int8range(profile_id, profile_id, '[]') with &&, tstzrange(confirmed_from, confirmed_to) with &&
      ) where (status = 'confirmed')
    );
    comment on table time_requests is 'what a lead asks for who asks for a time; goes with its lead';
    comment on column time_requests.proposed is 'up to three beginnings, as ISO times, in their order';
    comment on column time_requests.minutes is 'how long it takes, as the card said when it was asked for';
    comment on column time_requests.service is 'what it is for, as the card called it then';
    comment on column time_requests.confirmed_from is 'stays when it is cancelled: the calendar entry is taken back by it';
    comment on constraint time_requests_apart on time_requests is
      'two confirmed requests of one card never overlap, whoever confirms at the same moment';
    create index time_requests_profile_id_index on time_requests (profile_id, confirmed_from);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table time_requests;
    drop view visible_cards;
    alter table business_profiles drop column takes_requests, drop column request_length;
    ${makeView}`);
}
