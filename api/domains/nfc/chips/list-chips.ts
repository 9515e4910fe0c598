import type { Knex } from 'knex';
import type { ChipFilter, ChipGroup, ChipList, ChipView } from '../../../contract/nfc/chips.schema.ts';
import { soldNameIn } from '../../../contract/nfc/product-texts.ts';
import { containsPattern } from '../../../models/search-expressions.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { firstTapDay } from './chip-taps.ts';
import type { ChipReader } from './chips.presenter.ts';
import { showChips } from './read-chips.ts';

/** Rows of a group that the list itself shows; the others are read by the page. */
const firstRows = 5;
const groupsOnPage = 10;
const rowsOnPage = 50;

interface Wanted {
  q: string;
  state: ChipFilter;
  page: number;
}

/**
 * The user's chips and the unclaimed ones of their orders, each with the group it belongs to: `order_key` is null for
 * chips that came from another owner. Named parameters: the user, and the first day of the taps.
 */
const mine = `
  with found as (
    select id, order_id, user_id, profile_id, quantity, status, name, tap_code
      from card_allocations where user_id = :user
    union all
    select id, order_id, user_id, profile_id, quantity, status, name, tap_code
      from card_allocations
      where user_id is null and order_id in (select id from physical_card_orders where user_id = :user)
  ), mine as (
    select found.*, orders.id as order_key, cards.business_name,
      case when found.status in ('replaced', 'released') then 'ended'
           when found.status = 'frozen' then 'frozen'
           when found.user_id is null or found.profile_id is null then 'waiting'
           else 'live' end as state,
      cast(coalesce((select sum(taps) from chip_taps where allocation_id = found.id and day >= cast(:first as date)), 0) as integer) as taps
    from found
      left join physical_card_orders orders on orders.id = found.order_id and orders.user_id = :user
      left join business_profiles cards on cards.id = found.profile_id and cards.user_id = :user
  )`;

const filtered = `
  where case when :state = 'all' then state <> 'ended' else state = :state end
    and (:q = '%%' or name ilike :q or tap_code ilike :q or business_name ilike :q)`;

/** Named ones first, then those with the most taps. */
const order = 'order by (name is null), taps desc, id';

interface GroupRow {
  order_key: number | null;
  profile_id: number | null;
  chips: number;
  pieces: number;
  movable: number;
  frozen: number;
  taps: number;
  /** Ids: within an array the driver gives them as text. */
  first: string[];
  groups: number;
}

/**
 * A user's chips by order and card, the newest order first, a page of groups with their first rows: an order of a
 * thousand pieces is one group (docs/product.md 11.3).
 */
export async function listChipGroups(
  knex: Knex,
  reader: ChipReader,
  { q, state, page }: Wanted,
): Promise<Pick<ChipList, 'totals' | 'groups' | 'page' | 'pages'>> {
  const given = parametersOf(reader, { q, state });
  const { rows } = await knex.raw<{ rows: GroupRow[] }>(
    `${mine}, numbered as (
       select *, row_number() over (partition by order_key, profile_id ${order}) as place from mine ${filtered}
     )
     select order_key, profile_id, count(*) as chips, sum(quantity) as pieces,
       coalesce(sum(quantity) filter (where user_id is not null and status = 'active'), 0) as movable,
       coalesce(sum(quantity) filter (where status = 'frozen'), 0) as frozen,
       sum(taps) as taps,
       array_agg(id order by place) filter (where place <= ${firstRows}) as first,
       count(*) over () as groups
     from numbered
     group by order_key, profile_id
     order by order_key desc nulls last, count(*) desc, profile_id nulls last
     limit ${groupsOnPage} offset :skip`,
    { ...given, skip: (page - 1) * groupsOnPage },
  );
  const { rows: sums } = await knex.raw<{ rows: { state: string; pieces: number; taps: number }[] }>(
    `${mine} select state, sum(quantity) as pieces, sum(taps) as taps from mine group by state`,
    given,
  );
  const sumOf = (name: string) => sums.find((sum) => sum.state === name)?.pieces ?? 0;
  const [live, waiting, frozen] = [sumOf('live'), sumOf('waiting'), sumOf('frozen')];
  return {
    totals: {
      pieces: live + waiting + frozen,
      live,
      waiting,
      frozen,
      ended: sumOf('ended'),
      taps: sums.reduce((sum, { taps }) => sum + taps, 0),
    },
    groups: await presentGroups(knex, reader, rows),
    page,
    pages: Math.ceil((rows[0]?.groups ?? 0) / groupsOnPage),
  };
}

async function presentGroups(
  knex: Knex,
  reader: ChipReader,
  rows: readonly GroupRow[],
): Promise<ChipGroup[]> {
  const keys = (name: 'order_key' | 'profile_id') => rows.flatMap((row) => row[name] ?? []);
  const [orders, cards, chips] = await Promise.all([
    PhysicalCardOrder.query(knex).whereIn('id', keys('order_key')),
    BusinessProfile.query(knex)
      .select('id', 'business_name')
      .whereIn('id', keys('profile_id'))
      .where({ user_id: reader.userId }),
    showChips(knex, reader, rows.flatMap(({ first }) => first).map(Number)),
  ]);
  const products = await NfcProduct.query(knex)
    .select('id', 'material')
    .whereIn(
      'id',
      orders.flatMap(({ nfcProductId }) => nfcProductId ?? []),
    );
  return rows.map((row) => {
    const ordered = orders.find(({ id }) => id === row.order_key);
    const card = cards.find(({ id }) => id === row.profile_id);
    const product = products.find(({ id }) => id === ordered?.nfcProductId);
    const name = ordered && soldNameIn(ordered.priceSnapshot, reader.language);
    const first = new Set(row.first.map(Number));
    return {
      order: ordered
        ? { id: ordered.id, status: ordered.status, orderedAt: ordered.createdAt.toISOString() }
        : null,
      product: name === undefined ? null : { name, material: product?.material ?? 'pvc' },
      card: card ? { id: card.id, name: card.businessName } : null,
      chips: row.chips,
      pieces: row.pieces,
      movable: row.movable,
      frozen: row.frozen,
      taps: row.taps,
      first: chips.filter(({ id }) => first.has(id)),
    };
  });
}

/** A page of the chips of one group, in the same order. */
export async function readChipGroup(
  knex: Knex,
  reader: ChipReader,
  wanted: Wanted & { order: number | null; card: number | null },
): Promise<{ chips: ChipView[]; total: number; page: number; pages: number }> {
  const { rows } = await knex.raw<{ rows: { id: number; total: number }[] }>(
    `${mine} select id, count(*) over () as total from mine ${filtered}
       and order_key is not distinct from cast(:order as bigint) and profile_id is not distinct from cast(:card as bigint)
     ${order} limit ${rowsOnPage} offset :skip`,
    {
      ...parametersOf(reader, wanted),
      order: wanted.order,
      card: wanted.card,
      skip: (wanted.page - 1) * rowsOnPage,
    },
  );
  const total = rows[0]?.total ?? 0;
  return {
    chips: await showChips(
      knex,
      reader,
      rows.map(({ id }) => id),
    ),
    total,
    page: wanted.page,
    pages: Math.ceil(total / rowsOnPage),
  };
}

function parametersOf({ userId, now }: ChipReader, { q, state }: Pick<Wanted, 'q' | 'state'>) {
  return { user: userId, first: firstTapDay(now), state, q: containsPattern(q) };
}
