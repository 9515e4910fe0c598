import type { Knex } from 'knex';

/**
 * What a dashboard says of its owner's cards, in one question that a connection plans once: each card is read once,
 * however many there are.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function dashboard_figures_of(owner bigint, moment timestamptz, before_day date, first_day date, today date,
      leads_shown integer) returns json language plpgsql stable as $$
    begin return (
      select row_to_json(figures) from (
        with own as materialized (
          select card.id, card.business_name, covered.is_covered, card.is_public and not card.is_held as is_published,
            card.profile_image is not null or card.cover_image is not null as has_picture,
            card.opening_hours is not null or jsonb_path_exists(card.business_hours, '$[*].spans[*]') as has_hours
          from business_profiles card
            left join covered_cards_of(owner, moment) covered on covered.profile_id = card.id
          where card.user_id = owner
        ), week as (
          select count(*) filter (where occurred_at >= (first_day)::timestamp at time zone 'Asia/Jerusalem') as views,
            count(*) filter (where occurred_at < (first_day)::timestamp at time zone 'Asia/Jerusalem') as views_before
          from card_events
          where profile_id = any(array(select id from own)) and type = 'view' and left_out is null
            and occurred_at >= (before_day)::timestamp at time zone 'Asia/Jerusalem'
            and occurred_at < (today + 1)::timestamp at time zone 'Asia/Jerusalem'
        ), newest as (
          select lead.id, lead.profile_id as "cardId", own.business_name as "cardName", lead.name, lead.message, lead.status,
            lead.phone, lead.email,
            to_char(lead.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
          from own cross join lateral (
            select * from contact_leads of_card
            where of_card.profile_id = own.id and of_card.status <> 'spam'
            order by of_card.created_at desc, of_card.id desc limit leads_shown) lead
          order by lead.created_at desc, lead.id desc limit leads_shown
        )
        select count(*) as cards, count(*) filter (where is_covered is not true) as uncovered,
          (array_agg(id order by id))[1] as "firstCardId", (array_agg(business_name order by id))[1] as "firstCardName",
          coalesce(bool_or(is_published), false) as published, coalesce(bool_or(has_picture), false) as picture,
          coalesce(bool_or(has_hours), false) as hours,
          exists (select from profile_stats where profile_id = any(array(select id from own)) and views > 0) as shared,
          exists (select from card_allocations where user_id = owner)
            or exists (select from physical_card_orders where user_id = owner
              and status not in ('pending', 'cancelled', 'refunded')) as chip,
          (select views from week) as views, (select views_before from week) as "viewsBefore",
          (select count(*) from contact_leads where profile_id = any(array(select id from own)) and status = 'new')
            as "waitingLeads",
          (select coalesce(json_agg(newest), '[]') from newest) as leads
        from own
      ) figures
    ); end $$;
    comment on function dashboard_figures_of(bigint, timestamptz, date, date, date, integer) is
      'an owner''s cards, views of this week and of the one before (from the events, so that one counts at once), leads and first steps; each step is read from rows that exist, so that none can be ticked without being done';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function dashboard_figures_of(bigint, timestamptz, date, date, date, integer)');
}
