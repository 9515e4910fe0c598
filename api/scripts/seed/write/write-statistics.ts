import type { DemoCard } from '../content/card-type.ts';
import { lapsedSlug } from '../slugs.ts';
import { createRandom, seedOf, type Random } from '../random.ts';
import { cardOf, type SeedContext } from './context.ts';

/** Sunday to Saturday, against an ordinary day. */
const weekRhythm = [1.05, 1.1, 1.1, 1.15, 1.2, 0.85, 0.5];
const hours: Record<string, number> = {
  7: 2,
  8: 5,
  9: 8,
  10: 10,
  11: 10,
  12: 9,
  13: 8,
  14: 6,
  15: 6,
  16: 7,
  17: 8,
  18: 8,
  19: 8,
  20: 9,
  21: 8,
  22: 5,
  23: 2,
};
const sources = { direct: 26, whatsapp: 30, qr: 14, nfc: 11, social: 10, search: 7, embed: 2 };
const devices = { phone: 76, desktop: 19, tablet: 4, other: 1 };
const leftOut = { preview: 5, bot: 3, owner: 2, prefetch: 1 };
/** How many of a hundred views lead to each click, where the card offers it. */
const clicks = {
  phone: 7,
  whatsapp: 11,
  email: 2,
  website: 4,
  map: 4,
  social: 5,
  link: 4,
  share: 2,
  download: 5,
};
type Click = keyof typeof clicks;

/** Columns of many events; the visitor becomes a hash in the database. */
interface EventBatch {
  profileIds: number[];
  daysAgo: number[];
  seconds: number[];
  types: string[];
  sources: string[];
  devices: string[];
  visitors: string[];
  /** Why a view does not count; empty for one that does. */
  leftOut: string[];
}

/**
 * A year of events up to now, with the rhythm of the week and slow growth, and totals counted from those very
 * events, so that both agree (docs/product.md 4).
 */
export async function writeStatistics(context: SeedContext, cards: readonly DemoCard[]): Promise<void> {
  await context.trx.raw(`select make_card_event_partitions((?::date - interval '12 months')::date, 15)`, [
    context.calendar.today,
  ]);
  const ids = cards.map(({ slug }) => cardOf(context, slug).id);
  const batch: EventBatch = {
    profileIds: [],
    daysAgo: [],
    seconds: [],
    types: [],
    sources: [],
    devices: [],
    visitors: [],
    leftOut: [],
  };
  for (const card of cards) addCard(batch, card, context);
  await insertEvents(context, batch);
  await insertFormEvents(context, ids);
  await countTotals(context, ids);
}

function addCard(batch: EventBatch, card: DemoCard, context: SeedContext): void {
  const random = createRandom(seedOf(`events ${card.slug}`));
  const profileId = cardOf(context, card.slug).id;
  const offered = clicksOffered(card);
  const oldest = Math.min(card.age, 365);
  const newest = card.slug === lapsedSlug ? 40 : 0;
  for (let ago = oldest; ago >= newest; ago -= 1) {
    const weekday = new Date(`${context.calendar.today}T00:00:00Z`).getTime() - ago * 86_400_000;
    const growth = 0.35 + 0.65 * (1 - ago / 400);
    const luck = random.next() < 0.03 ? 2.4 : 0.65 + random.next() * 0.7;
    const views = Math.round(
      card.viewsADay * growth * luck * (weekRhythm[new Date(weekday).getUTCDay()] ?? 1),
    );
    for (let view = 0; view < views; view += 1) addVisit(batch, random, { profileId, ago, views, offered });
  }
}

function addVisit(
  batch: EventBatch,
  random: Random,
  { profileId, ago, views, offered }: { profileId: number; ago: number; views: number; offered: Click[] },
): void {
  const second = Number(random.weighted(hours)) * 3_600 + random.between(0, 3_599);
  const source = random.weighted(sources);
  const device = random.weighted(devices);
  const visitor = `${profileId} ${ago} ${random.between(0, Math.ceil(views * 1.6))}`;
  const add = (type: string, after: number, out: string) => {
    batch.profileIds.push(profileId);
    batch.daysAgo.push(ago);
    batch.seconds.push(second + after);
    batch.types.push(type);
    batch.sources.push(source);
    batch.devices.push(device);
    batch.visitors.push(out ? '' : visitor);
    batch.leftOut.push(out);
  };
  if (random.next() < 0.08) add('view', 0, random.weighted(leftOut));
  add('view', 0, '');
  for (const click of offered) if (random.next() * 100 < clicks[click]) add(click, random.between(4, 90), '');
}

function clicksOffered({ columns, links }: DemoCard): Click[] {
  const has: Record<Click, unknown> = {
    phone: columns.phone,
    whatsapp: columns.whatsapp,
    email: columns.email,
    website: columns.website,
    map: columns.address,
    social: columns.instagram ?? columns.facebook ?? columns.linkedin,
    link: links?.length,
    share: true,
    download: columns.phone,
  };
  return (Object.keys(has) as Click[]).filter((click) => has[click]);
}

/** One statement for all; arrays keep the number of parameters small. */
async function insertEvents({ trx, calendar, now }: SeedContext, batch: EventBatch): Promise<void> {
  await trx.raw(
    `insert into card_events (profile_id, occurred_at, type, source, device, visitor_hash, left_out)
     select * from (
       select e.profile_id, ((?::date - e.days_ago) + make_interval(secs => e.seconds)) at time zone 'Asia/Jerusalem' as occurred_at,
              e.type, e.source, e.device, decode(md5(nullif(e.visitor, '')), 'hex'), nullif(e.left_out, '')
       from unnest(?::bigint[], ?::int[], ?::int[], ?::text[], ?::text[], ?::text[], ?::text[], ?::text[])
         as e(profile_id, days_ago, seconds, type, source, device, visitor, left_out)) events
     where occurred_at <= ?::timestamptz`,
    [
      calendar.today,
      batch.profileIds,
      batch.daysAgo,
      batch.seconds,
      batch.types,
      batch.sources,
      batch.devices,
      batch.visitors,
      batch.leftOut,
      now,
    ],
  );
}

/** Each lead that came through a card was an event too. */
async function insertFormEvents({ trx }: SeedContext, ids: number[]): Promise<void> {
  await trx.raw(
    `insert into card_events (profile_id, occurred_at, type, source, device, visitor_hash)
     select profile_id, created_at, 'contact_form', 'direct', 'phone', decode(md5('lead ' || name), 'hex')
     from contact_leads where profile_id = any(?::bigint[])`,
    [ids],
  );
}

/** Totals of cards, counted from their events; days are those of Israel. */
async function countTotals({ trx, calendar }: SeedContext, ids: number[]): Promise<void> {
  await trx.raw(
    `with seen as (
       select profile_id, type, visitor_hash, (occurred_at at time zone 'Asia/Jerusalem')::date as day
       from card_events where left_out is null and profile_id = any(:ids::bigint[])
     ), daily as (
       select profile_id, day, count(*) as views, count(distinct visitor_hash) as visitors
       from seen where type = 'view' group by profile_id, day
     ), days as (
       select profile_id, sum(visitors) as visitors,
              coalesce(sum(views) filter (where day > :today::date - 7), 0) as week,
              coalesce(sum(views) filter (where day > :today::date - 30), 0) as month,
              jsonb_agg(jsonb_build_object('date', day, 'views', views, 'uniqueVisitors', visitors) order by day) as list
       from daily group by profile_id
     ), totals as (
       select profile_id,
              count(*) filter (where type = 'view') as views,
              count(*) filter (where type = 'phone') as phone,
              count(*) filter (where type = 'email') as email,
              count(*) filter (where type = 'website') as website,
              count(*) filter (where type = 'whatsapp') as whatsapp,
              count(*) filter (where type = 'map') as map,
              count(*) filter (where type = 'social') as social,
              count(*) filter (where type = 'contact_form') as forms,
              count(*) filter (where type = 'download') as downloads
       from seen group by profile_id
     )
     update profile_stats s set
       views = coalesce(t.views, 0), unique_visitors = coalesce(d.visitors, 0),
       phone_clicks = coalesce(t.phone, 0), email_clicks = coalesce(t.email, 0),
       website_clicks = coalesce(t.website, 0), whatsapp_clicks = coalesce(t.whatsapp, 0),
       map_clicks = coalesce(t.map, 0), social_clicks = coalesce(t.social, 0),
       contact_form_submissions = coalesce(t.forms, 0), card_downloads = coalesce(t.downloads, 0),
       last_week_views = coalesce(d.week, 0), last_month_views = coalesce(d.month, 0),
       daily_views_data = coalesce(d.list, '[]'), created_at = p.created_at, updated_at = :start::timestamptz
     from business_profiles p left join totals t on t.profile_id = p.id left join days d on d.profile_id = p.id
     where s.profile_id = p.id and p.id = any(:ids::bigint[])`,
    { ids, today: calendar.today, start: calendar.day(0) },
  );
}
