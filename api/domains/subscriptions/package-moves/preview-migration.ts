import type { PreviewMigration } from '../../../contract/subscriptions/package-moves.schema.ts';
import type { PackageMigrationFilter } from '../../../contract/subscriptions/entities/package-migration.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import { PackageMigration } from '../../../models/PackageMigration.ts';
import { Product } from '../../../models/Product.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { movedColumns, obstacle, seenColumns } from './package-columns.ts';
import { chooseOtherProduct } from '../messages.ts';

/**
 * Writes down which packages a move would change, as they are at this moment, and to what; no package changes. A
 * worker then estimates what each owner would lose (docs/product.md 7).
 * @throws {AppError} `validation_failed` for a product that doesn't exist, or the same product twice
 */
export async function previewMigration(
  { trx, actor }: Pick<AdminCommandContext, 'trx' | 'actor'>,
  { fromProductId, toProductId, filter }: PreviewMigration,
): Promise<PackageMigration> {
  if (fromProductId === toProductId)
    throw new AppError('validation_failed', {
      fields: { toProductId: chooseOtherProduct },
    });
  const from = await Product.query(trx).findById(fromProductId);
  const to = await Product.query(trx).findById(toProductId);
  if (!from || !to)
    throw new AppError('validation_failed', {
      fields: { [from ? 'toProductId' : 'fromProductId']: 'reference_missing' },
    });
  const run = await PackageMigration.query(trx).insertAndFetch({
    fromProductId,
    toProductId,
    fromName: from.name,
    toName: to.name,
    terms: termsOf(to),
    filter,
    createdBy: actor.id,
    createdByName: actor.username,
  });
  const { conditions, values } = readFilter(filter);
  await trx.raw(
    `insert into package_migration_rows (migration_id, package_id, user_id, state, reason, before, after, seen)
     select run.id, p.id, p.user_id, case when blocked.reason is null then 'planned' else 'skipped' end, blocked.reason,
       ${movedColumns},
       jsonb_build_object('product_id', run.to_product_id,
         'price', case p.billing_cycle when 'yearly' then run.terms->>'yearlyPrice' else run.terms->>'monthlyPrice' end,
         'basic_card_count', run.terms->'basicCardCount', 'pro_card_count', run.terms->'proCardCount'),
       ${seenColumns}
     from package_migrations run join packages p on p.product_id = run.from_product_id,
       lateral (select ${obstacle} as reason) blocked
     where run.id = ? ${conditions.map((condition) => `and ${condition}`).join(' ')}
     order by p.user_id, p.id`,
    [run.id, ...values],
  );
  return run;
}

/** Limits and prices of a product, as a run stores them. */
export function termsOf(product: Product): PackageMigration['terms'] {
  return {
    monthlyPrice: fromMinor(product.monthlyPrice),
    yearlyPrice: fromMinor(product.yearlyPrice),
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
  };
}

function readFilter(filter: PackageMigrationFilter): {
  conditions: string[];
  values: (string | boolean | string[])[];
} {
  const given: [string, string | boolean | string[] | undefined][] = [
    ['p.status = any(?)', filter.statuses?.length ? filter.statuses : undefined],
    ['p.billing_cycle = ?', filter.billingCycle],
    [`p.created_at >= (?::date)::timestamp at time zone 'Asia/Jerusalem'`, filter.boughtFrom],
    [`p.created_at < (?::date + 1)::timestamp at time zone 'Asia/Jerusalem'`, filter.boughtUntil],
    ['p.is_enterprise = ?', filter.isEnterprise],
    ['p.auto_renew = ?', filter.autoRenew],
  ];
  const wanted = given.filter((one): one is [string, string | boolean | string[]] => one[1] !== undefined);
  return { conditions: wanted.map(([sql]) => sql), values: wanted.map(([, value]) => value) };
}
