import type { Knex } from 'knex';
import type { Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import type { MigrationLosses } from '../../../contract/subscriptions/entities/package-migration-item.schema.ts';
import type { PackageMigrationTotals } from '../../../contract/subscriptions/entities/package-migration.schema.ts';
import type { PackageMigration } from '../../../models/PackageMigration.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Package } from '../../../models/Package.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { entitlementsFrom } from '../entitlements/entitlements.ts';
import { seatedCards } from '../entitlements/seated-cards.ts';

const packagesInBatch = 250;

/**
 * Estimates what the next owners of a preview would lose, by the very queries that decide which cards visitors see
 * and what a user may do, once with the packages as they are and once as they would be.
 * @returns false when no owner is left
 */
export async function estimateNextOwners(trx: Knex.Transaction, runId: number, now: Date): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { user_id: number }[] }>(
    `select distinct user_id from (select user_id from package_migration_rows
       where migration_id = ? and losses is null order by id limit ?) next`,
    [runId, packagesInBatch],
  );
  const owners = rows.map((row) => row.user_id);
  if (owners.length === 0) return false;
  const cards = await cardsOf(trx, owners, now);
  const given = await entitlementsBeforeAndAfter(trx, runId, owners, now);
  const losses = given.map(({ owner, before, after }): MigrationLosses => {
    const own = cards.filter(({ userId }) => userId === owner);
    // A move changes how many places a package gives, never whether it is active: a card of a team stays covered.
    const stillSeen = new Set(
      seatedCards(
        own.filter(({ isTeam }) => !isTeam),
        after,
      ).map(({ id }) => id),
    );
    return {
      cards: own
        .filter(({ id, isCovered, isTeam }) => isCovered && !isTeam && !stillSeen.has(id))
        .map(({ id, businessName, template }) => ({ id, name: businessName, template })),
      features: namesOfLost(before, after),
    };
  });
  await trx.raw(
    `update package_migration_rows set losses = weighed.losses
     from (select unnest(?::bigint[]) as user_id, unnest(?::jsonb[]) as losses) weighed
     where migration_id = ? and package_migration_rows.user_id = weighed.user_id`,
    [owners, losses.map((loss) => JSON.stringify(loss)), runId],
  );
  return true;
}

type JudgedCard = Pick<BusinessProfile, 'id' | 'userId' | 'cardType' | 'businessName' | 'template'> & {
  isTeam: boolean;
  isCovered: boolean;
};

async function cardsOf(trx: Knex.Transaction, owners: number[], now: Date): Promise<JudgedCard[]> {
  const { rows } = await trx.raw<{ rows: JudgedCard[] }>(
    `select card.id, card.user_id as "userId", card.card_type as "cardType", card.business_name as "businessName",
       card.template, covered.is_team as "isTeam", covered.is_covered as "isCovered"
     from covered_cards_at(?) covered join business_profiles card on card.id = covered.profile_id
     where covered.user_id = any(?) order by card.id`,
    [now, owners],
  );
  return rows;
}

async function entitlementsBeforeAndAfter(
  trx: Knex.Transaction,
  runId: number,
  owners: number[],
  now: Date,
): Promise<{ owner: number; before: Entitlements; after: Entitlements }[]> {
  const packages = await Package.query(trx).whereIn('user_id', owners);
  const members = await TeamMember.query(trx)
    .whereIn('user_id', owners)
    .where({ status: 'active' })
    .withGraphFetched('package');
  const { rows } = await trx.raw<{ rows: { package_id: number; basic: number; pro: number }[] }>(
    `select package_id, (after->>'basic_card_count')::integer as basic, (after->>'pro_card_count')::integer as pro
     from package_migration_rows where migration_id = ? and package_id = any(?) and state = 'planned'`,
    [runId, [...packages, ...members.map((member) => member.package)].map((one) => one?.id ?? 0)],
  );
  const moved = new Map(rows.map((row) => [row.package_id, row]));
  const asMoved = (one: Package) => {
    const move = moved.get(one.id);
    return move ? { ...one, basicCardCount: move.basic, proCardCount: move.pro } : one;
  };
  return owners.map((owner) => {
    const own = packages.filter(({ userId }) => userId === owner);
    const teams = members.flatMap((member) =>
      member.userId === owner && member.package ? [member.package] : [],
    );
    const before = entitlementsFrom(own, now, teams);
    const after = entitlementsFrom(own.map(asMoved) as Package[], now, teams.map(asMoved) as Package[]);
    return { owner, before, after };
  });
}

function namesOfLost(given: object, left: object): string[] {
  const remaining = left as Record<string, unknown>;
  return Object.entries(given)
    .filter(([name, value]) => value === true && remaining[name] === false)
    .map(([name]) => name);
}

/** Counts the effect of a whole run, in one query over its rows. */
export async function countTotals(
  trx: Knex.Transaction,
  run: PackageMigration,
): Promise<PackageMigrationTotals> {
  const perMonth = (column: string) =>
    `round(coalesce(sum((${column}->>'price')::numeric / case seen->>'billing_cycle' when 'yearly' then 12 else 1 end), 0), 2)::text`;
  const { rows } = await trx.raw<{ rows: [Omit<PackageMigrationTotals, 'lostFeatures'>] }>(
    `select count(*)::integer as packages, count(distinct user_id)::integer as owners,
       count(*) filter (where (after->>'price')::numeric > (before->>'price')::numeric)::integer as dearer,
       count(*) filter (where (after->>'price')::numeric < (before->>'price')::numeric)::integer as cheaper,
       ${perMonth('before')} as "monthlyBefore", ${perMonth('after')} as "monthlyAfter",
       count(distinct user_id) filter (where losses->'cards' <> '[]' or losses->'features' <> '[]')::integer
         as "losingOwners",
       (select coalesce(sum(jsonb_array_length(losses->'cards')), 0)::integer
        from (select distinct on (user_id) losses from package_migration_rows
              where migration_id = ? and state = 'planned' order by user_id, id) owner) as "lostCards"
     from package_migration_rows where migration_id = ? and state = 'planned'`,
    [run.id, run.id],
  );
  const features = await trx.raw<{ rows: { feature: string; owners: number }[] }>(
    `select feature, count(distinct user_id)::integer as owners
     from package_migration_rows, jsonb_array_elements_text(losses->'features') feature
     where migration_id = ? and state = 'planned' group by feature`,
    [run.id],
  );
  return {
    ...rows[0],
    lostFeatures: Object.fromEntries(features.rows.map(({ feature, owners }) => [feature, owners])),
  };
}
