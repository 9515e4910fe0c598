import type { Knex } from 'knex';
import type { MigrationLosses } from '../../../contract/subscriptions/entities/package-migration-item.ts';
import type { PackageMigrationTotals } from '../../../contract/subscriptions/entities/package-migration.ts';
import type { PackageMigration } from '../../../models/PackageMigration.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Package } from '../../../models/Package.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { coverage } from '../../cards/public/find-card.queries.ts';
import { entitlementsFrom } from '../entitlements/entitlements.ts';

const packagesInBatch = 250;

/**
 * Works out what the next owners of a preview would lose, by the very rules that decide which cards visitors see and
 * what a person may do, asked once with the packages as they are and once as they would be.
 * @returns false when nobody is left
 */
export async function estimateNextOwners(trx: Knex.Transaction, runId: number, now: Date): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { user_id: number }[] }>(
    `select distinct user_id from (select user_id from package_migration_rows
       where migration_id = ? and losses is null order by id limit ?) next`,
    [runId, packagesInBatch],
  );
  const owners = rows.map((row) => row.user_id);
  if (owners.length === 0) return false;
  const seen = await coveredCardsOf(trx, owners, now);
  const stillSeen = await coveredCardsOf(trx, owners, now, runId);
  const features = await lostFeatures(trx, runId, owners, now);
  const kept = new Set(stillSeen.map(({ id }) => id));
  const losses = owners.map((owner): MigrationLosses => ({
    cards: seen
      .filter(({ userId, id }) => userId === owner && !kept.has(id))
      .map(({ id, businessName, template }) => ({ id, name: businessName, template })),
    features: features.get(owner) ?? [],
  }));
  await trx.raw(
    `update package_migration_rows set losses = weighed.losses
     from (select unnest(?::bigint[]) as user_id, unnest(?::jsonb[]) as losses) weighed
     where migration_id = ? and package_migration_rows.user_id = weighed.user_id`,
    [owners, losses.map((loss) => JSON.stringify(loss)), runId],
  );
  return true;
}

/**
 * Cards of these people that their packages cover.
 * @param runId judged by the packages as this run would leave them
 */
async function coveredCardsOf(
  trx: Knex.Transaction,
  owners: number[],
  now: Date,
  runId?: number,
): Promise<BusinessProfile[]> {
  const cards = BusinessProfile.query(trx)
    .select('id', 'user_id', 'business_name', 'template', coverage(now))
    .whereIn('user_id', owners)
    .castTo<(BusinessProfile & { isCovered: boolean })[]>();
  // The table's name stands for the changed rows, so whatever asks for packages sees those. A card may sit on the
  // package of somebody else's team.
  if (runId !== undefined)
    cards.withMaterialized(
      'packages',
      trx.raw(
        `select (jsonb_populate_record(p, coalesce(r.after, '{}'))).* from public.packages p
         left join package_migration_rows r
           on r.migration_id = ? and r.package_id = p.id and r.state = 'planned'
         where p.user_id = any(?)
           or p.id in (select package_id from business_profiles where user_id = any(?))`,
        [runId, owners, owners],
      ) as never,
    );
  return (await cards).filter(({ isCovered }) => isCovered);
}

async function lostFeatures(
  trx: Knex.Transaction,
  runId: number,
  owners: number[],
  now: Date,
): Promise<Map<number, string[]>> {
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
  const after = (one: Package) => {
    const move = moved.get(one.id);
    return move ? { ...one, basicCardCount: move.basic, proCardCount: move.pro } : one;
  };
  return new Map(
    owners.map((owner) => {
      const own = packages.filter(({ userId }) => userId === owner);
      const teams = members.flatMap((member) =>
        member.userId === owner && member.package ? [member.package] : [],
      );
      const given = entitlementsFrom(own, now, teams);
      const left = entitlementsFrom(own.map(after) as Package[], now, teams.map(after) as Package[]);
      return [owner, namesOfLost(given, left)];
    }),
  );
}

function namesOfLost(given: object, left: object): string[] {
  const remaining = left as Record<string, unknown>;
  return Object.entries(given)
    .filter(([name, value]) => value === true && remaining[name] === false)
    .map(([name]) => name);
}

/** What a whole run means, in one count over its rows. */
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
