import type { Knex } from 'knex';
import type { AppDeps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { describeError } from '../../../http/describe-error.ts';
import { isHolyDay } from '../../../lib/holy-days.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, letterOff } from '../../messaging/index.ts';
import { addDays, israelDay } from '../reports/israel-day.ts';
import { readAllStats } from '../reports/read-stats.ts';
import { weeklyLetter } from './weekly-letter.mail.ts';

type Deps = Pick<AppDeps, 'knex' | 'env' | 'clock' | 'hooks' | 'log'>;

const batch = 200;
const keptDays = 60;

interface Week {
  /** Sunday and Sabbath of the week that the letter tells of. */
  from: string;
  to: string;
}

/**
 * The week that a letter of this day tells of: letters go out on Sunday, or on the next day that is no holy day.
 * @returns null on every other day
 */
function weekOfLetter(today: string): Week | null {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const sunday = addDays(today, -weekday);
  let day = sunday;
  while (isHolyDay(day)) day = addDays(day, 1);
  return day === today ? { from: addDays(sunday, -7), to: addDays(sunday, -1) } : null;
}

/**
 * Writes the weekly letters that are due (docs/product.md 12.13): to each owner whose cards were seen in the week, in
 * their language, once whatever crashes or runs twice, because the letter and its record are one transaction. Nobody
 * gets one who switched it off, whose address isn't verified or whose statistics are closed; the demo account neither.
 * @returns how many were written
 */
export async function sendWeeklyLetters(deps: Deps): Promise<number> {
  const { knex, clock, log } = deps;
  const today = israelDay(clock.now());
  const week = weekOfLetter(today);
  if (!week) return 0;
  await knex('weekly_letters').where('week', '<', addDays(today, -keptDays)).delete();
  let written = 0;
  for (let last = 0; ;) {
    const owners = await ownersDue(knex, week, last);
    for (const owner of owners)
      try {
        if (await knex.transaction((trx) => write(trx, deps, owner, week))) written += 1;
      } catch (error) {
        // One owner's failure keeps nobody else's letter; the next run tries again.
        log.error({ err: describeError(error), user: owner.id }, 'weekly letter');
      }
    if (owners.length < batch) return written;
    last = owners.at(-1)?.id ?? last;
  }
}

async function ownersDue(knex: Knex, { from, to }: Week, after: number): Promise<User[]> {
  return User.query(knex)
    .where({ is_email_verified: true, is_demo: false })
    .where('id', '>', after)
    .whereRaw(`coalesce(notification_choices #>> '{letter,mail}', 'true') <> 'false'`)
    .whereRaw(
      'not exists (select from weekly_letters told where told.user_id = users.id and told.week = ?)',
      [from],
    )
    .whereRaw(
      `exists (select from business_profiles card join card_events seen on seen.profile_id = card.id
         where card.user_id = users.id and seen.type = 'view' and seen.left_out is null
           and seen.occurred_at >= (?::date)::timestamp at time zone 'Asia/Jerusalem'
           and seen.occurred_at < (?::date + 1)::timestamp at time zone 'Asia/Jerusalem')`,
      [from, to],
    )
    .orderBy('id')
    .limit(batch);
}

async function write(trx: Knex.Transaction, deps: Deps, owner: User, week: Week): Promise<boolean> {
  const { env, clock, hooks } = deps;
  const now = clock.now();
  const stats = await readAllStats(trx, { ...week, hooks: hooks.accounts, ownerId: owner.id, now }).catch(
    (refusal: unknown) => {
      if (refusal instanceof AppError && refusal.code === 'payment_required') return null;
      throw refusal;
    },
  );
  const isSent = stats !== null && stats.period.totals.views > 0;
  const noted = await trx('weekly_letters')
    .insert({ user_id: owner.id, week: week.from, is_sent: isSent })
    .onConflict(['user_id', 'week'])
    .ignore()
    .returning('user_id');
  const seen = stats?.cards.toSorted((one, other) => other.views - one.views)[0];
  if (noted.length === 0 || !isSent || !seen) return false;
  const taps = stats.advanced?.sources.find(({ source }) => source === 'nfc')?.views ?? 0;
  await enqueueMail(trx, env, {
    template: weeklyLetter,
    input: {
      username: owner.username,
      card: stats.cards.length === 1 ? seen : null,
      cards: stats.cards.length,
      days: stats.days,
      now: stats.period.totals,
      before: stats.previous.totals,
      taps: taps > 0 ? { now: taps, before: await tapsBefore(trx, deps, owner.id, week, now) } : null,
      task: await taskFor(trx, deps, { ownerId: owner.id, now, profileId: seen.id }),
      sentAt: now,
      off: letterOff(env, owner.id),
    },
    to: { userId: owner.id, email: owner.email, language: owner.language },
  });
  return true;
}

async function tapsBefore(
  trx: Knex,
  { hooks }: Deps,
  ownerId: number,
  week: Week,
  now: Date,
): Promise<number> {
  const period = { from: addDays(week.from, -7), to: addDays(week.to, -7) };
  const { advanced } = await readAllStats(trx, { ...period, hooks: hooks.accounts, ownerId, now });
  return advanced?.sources.find(({ source }) => source === 'nfc')?.views ?? 0;
}

async function taskFor(
  trx: Knex,
  { hooks }: Deps,
  question: { ownerId: number; now: Date; profileId: number },
) {
  for (const find of hooks.statistics.tasks) {
    const task = await find(trx, question);
    if (task) return task;
  }
  return null;
}
