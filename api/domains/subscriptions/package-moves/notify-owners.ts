import type { Knex } from 'knex';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { Notification } from '../../../models/Notification.ts';
import type { PackageMigration } from '../../../models/PackageMigration.ts';
import { PackageMigrationItem } from '../../../models/PackageMigrationItem.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { addDays, israelDay } from '../../statistics/index.ts';
import { priceChangeNotice } from '../messages.ts';
import { priceChange } from './price-change.mail.ts';

const batchSize = 50;

/** Rows of a run `r` whose package `p` somebody pays another price for from then on. */
export const hasOtherPrice = `(r.before->>'price')::numeric <> (r.after->>'price')::numeric
  and p.status in ('active', 'past_due')`;
/** Those of them who will pay more: for their sake the run waits. */
export const rises = `(r.before->>'price')::numeric < (r.after->>'price')::numeric`;

/** First moment of the day in Israel that is so many days off. */
export async function dawnIn(knex: Knex, now: Date, days: number): Promise<Date> {
  const { rows } = await knex.raw<{ rows: [{ dawn: Date }] }>(
    `select (?::date)::timestamp at time zone 'Asia/Jerusalem' as dawn`,
    [addDays(israelDay(now), days)],
  );
  return rows[0].dawn;
}

type Env = MailSite & { PRICE_NOTICE_DAYS: number };

/**
 * Tells the next owners of an announced run of their other price, or those who were told that a discarded run is off,
 * each by mail and by a notification. When telling takes so long that somebody would have fewer days than they are
 * owed, the run waits longer: a later day than said does nobody harm.
 * @returns false when nobody is left to tell
 */
export async function notifyNextOwners(
  trx: Knex.Transaction,
  env: Env,
  run: PackageMigration,
  now: Date,
): Promise<boolean> {
  const isOff = run.status === 'discarded';
  const { rows } = await trx.raw<{ rows: { id: number; rises: boolean }[] }>(
    `select r.id, ${rises} as rises from package_migration_rows r join packages p on p.id = r.package_id
     where r.migration_id = ? and r.state = 'planned' and ${hasOtherPrice}
       and ${isOff ? 'r.told_at is not null and r.told_off_at is null' : 'r.told_at is null'}
     order by r.id limit ${batchSize} for update of r`,
    [run.id],
  );
  if (rows.length === 0) return false;
  let from = run.runsAt ?? now;
  if (!isOff && rows.some((row) => row.rises)) {
    const owed = await dawnIn(trx, now, env.PRICE_NOTICE_DAYS);
    if (owed > from) await run.$query(trx).patch({ runsAt: (from = owed) });
  }
  const items = await PackageMigrationItem.query(trx)
    .findByIds(rows.map(({ id }) => id))
    .withGraphFetched('[package.product, user]')
    .orderBy('id');
  for (const item of items) await tell(trx, env, item, { from, isOff });
  await trx('package_migration_rows')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .update(isOff ? { told_off_at: now } : { told_at: now });
  return true;
}

async function tell(
  trx: Knex.Transaction,
  env: MailSite,
  { package: bought, user, before, after }: PackageMigrationItem,
  { from, isOff }: { from: Date; isOff: boolean },
): Promise<void> {
  if (!bought || !user) return;
  const { id: userId, email, language, username } = user;
  const input = {
    username,
    planName: productNameIn(bought.product, language),
    before: toMinor(String(before['price'])),
    after: toMinor(String(after['price'])),
    cycle: bought.billingCycle,
    from,
    isOff,
  };
  await Notification.query(trx).insert({
    userId,
    type: 'payment',
    link: '/subscription',
    ...priceChangeNotice[language](input),
  });
  await enqueueMail(trx, env, { template: priceChange, input, to: { userId, email, language } });
}
