import type { Knex } from 'knex';

/** The counters that an event raises; links, shares, documents and payments have none. */
const counters = {
  view: 'views',
  phone: 'phone_clicks',
  email: 'email_clicks',
  website: 'website_clicks',
  whatsapp: 'whatsapp_clicks',
  map: 'map_clicks',
  social: 'social_clicks',
  download: 'card_downloads',
  contact_form: 'contact_form_submissions',
};
const raised = Object.entries(counters).map(([type, column]) => ({
  set: `${column} = s.${column} + d.${column}`,
  count: `count(*) filter (where known.type = '${type}') as ${column}`,
}));

/**
 * Storing a batch of events, planned once for each connection. PostgreSQL compares a plan for every array anew with one
 * for all, believes the former to be cheaper while batches are small, and takes longer to plan than to store thirty.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function store_card_events(
      profile_ids bigint[], moments bigint[], days date[], types text[], sources text[], devices text[],
      visitor_hashes text[], reasons text[], actor_ids bigint[]
    ) returns setof bigint language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
    begin
      -- The cards' rows are locked first and in order, so that batches of several processes can't deadlock.
      return query with incoming as (
        select e.profile_id, to_timestamp(e.moment / 1000.0) as occurred_at, e.day, e.type, e.source, e.device,
          decode(e.visitor_hash, 'hex') as visitor_hash, nullif(e.reason, '') as reason,
          nullif(e.actor_id, 0) as actor_id
        from unnest(profile_ids, moments, days, types, sources, devices, visitor_hashes, reasons, actor_ids)
          as e(profile_id, moment, day, type, source, device, visitor_hash, reason, actor_id)
      ), cards as materialized (
        select s.profile_id, c.user_id
        from profile_stats s join business_profiles c on c.id = s.profile_id and c.is_public and not c.is_held
        where s.profile_id in (select incoming.profile_id from incoming)
        order by s.profile_id for no key update of s
      ), known as materialized (
        select e.profile_id, e.occurred_at, e.day, e.type, e.source, e.device, e.visitor_hash,
          coalesce(e.reason, case when e.actor_id = c.user_id then 'owner' end) as left_out
        from incoming e join cards c on c.profile_id = e.profile_id
      ), stored as (
        insert into card_events (profile_id, occurred_at, type, source, device, visitor_hash, left_out)
        select known.profile_id, known.occurred_at, known.type, known.source, known.device, known.visitor_hash,
          known.left_out
        from known
      ), newcomers as (
        insert into card_event_visitors (profile_id, day, visitor_hash)
        select distinct known.profile_id, known.day, known.visitor_hash from known
        where known.type = 'view' and known.left_out is null
        on conflict do nothing returning card_event_visitors.profile_id
      ), raised as (
        update profile_stats s set ${raised.map(({ set }) => set).join(', ')},
          unique_visitors = s.unique_visitors + coalesce(n.visitors, 0)
        from (select known.profile_id, ${raised.map(({ count }) => count).join(', ')}
              from known where known.left_out is null group by known.profile_id) d
          left join (select newcomers.profile_id, count(*) as visitors from newcomers
                     group by newcomers.profile_id) n on n.profile_id = d.profile_id
        where s.profile_id = d.profile_id
      )
      select cards.profile_id from cards;
    end $$;
    comment on function store_card_events(
      bigint[], bigint[], date[], text[], text[], text[], text[], text[], bigint[]
    ) is
      'stores events and raises the totals of their cards, all or nothing; answers the cards that are there and public. A connection plans it once';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop function store_card_events(
    bigint[], bigint[], date[], text[], text[], text[], text[], text[], bigint[])`);
}
