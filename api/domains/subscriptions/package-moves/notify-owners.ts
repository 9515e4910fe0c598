import type { Knex } from 'knex';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { Notification } from '../../../models/Notification.ts';
import type { PackageMigration } from '../../../models/PackageMigration.ts';
import { PackageMigrationItem } from '../../../models/PackageMigrationItem.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { addDays, israelDay } from '../../statistics/index.ts';
import { priceChangeNotice } from '../messages.ts';
import { hasOtherPrice, rises, ways, type Way } from './run-ways.ts';
import { didNothingButRenew } from './see-anew.ts';
import { priceChange } from './price-change.mail.ts';

const batchSize = 50;

/** First moment of the day in Israel that is so many days off. */
export async function dawnIn(knex: Knex, now: Date, days: number): Promise<Date> {
  const { rows } = await knex.raw<{ rows: [{ dawn: Date }] }>(
    `select (?::date)::timestamp at time zone 'Asia/Jerusalem' as dawn`,
    [addDays(israelDay(now), days)],
  );
  return rows[0].dawn;
}

type Env = MailSite & { PRICE_NOTICE_DAYS: number };

/** What owners are told: that an announced run will change their price in its way, or that what they were told is off. */
interface News {
  way: Way;
  isOff: boolean;
}

/**
 * Tells the next owners of an announced run, or of the undoing of one, of their other price, each by mail and by a
 * notification; and those who were told of one that the run gave up since that their price stays. When telling takes so
 * long that somebody would have fewer days than they are owed, the run waits longer: a later day than said does nobody
 * harm.
 * @returns false when nobody is left to tell
 */
export async function notifyNextOwners(
  trx: Knex.Transaction,
  env: Env,
  run: PackageMigration,
  now: Date,
): Promise<boolean> {
  const all: News[] = [
    // Whom it hadn't told when it began it passes over: too late to tell them.
    ...(run.status === 'announced' ? [{ way: ways[run.direction], isOff: false }] : []),
    { way: ways.apply, isOff: true },
    { way: ways.undo, isOff: true },
  ];
  for (const news of all) if (await tellNext(trx, env, run, news, now)) return true;
  return false;
}

async function tellNext(
  trx: Knex.Transaction,
  env: Env,
  run: PackageMigration,
  { way, isOff }: News,
  now: Date,
): Promise<boolean> {
  const { told, toldOff } = way;
  const { rows } = await trx.raw<{ rows: { id: number; rises: boolean }[] }>(
    `select r.id, ${rises(way)} as rises from package_migration_rows r join packages p on p.id = r.package_id
     where r.migration_id = ? and ${hasOtherPrice(way)}
       and ${isOff ? `not r.is_held and r.${told} is not null and r.${toldOff} is null` : `r.is_held and r.${told} is null and ${didNothingButRenew(way)}`}
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
  for (const item of items) await tell(trx, env, item, { way, from, isOff });
  await trx('package_migration_rows')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .update({ [isOff ? toldOff : told]: now });
  return true;
}

async function tell(
  trx: Knex.Transaction,
  env: MailSite,
  { package: bought, user, ...item }: PackageMigrationItem,
  { way, from, isOff }: News & { from: Date },
): Promise<void> {
  if (!bought || !user) return;
  const { id: userId, email, language, username } = user;
  const input = {
    username,
    planName: productNameIn(bought.product, language),
    before: toMinor(String(item[way.former]['price'])),
    after: toMinor(String(item[way.values]['price'])),
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
