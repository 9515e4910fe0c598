import type { Knex } from 'knex';
import type { Environment } from '../../../env.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { User } from '../../../models/User.ts';
import type { AccountName } from '../content/accounts.ts';
import type { PictureName } from '../drawings/catalogue.ts';
import type { StoredDocuments } from '../demo-documents.ts';
import type { CachedImage } from '../pictures.ts';
import type { DemoSlug } from '../slugs.ts';

/** What every part of the demo data is written with. */
export interface SeedContext {
  trx: Knex.Transaction;
  /** Settings that receipts name. */
  env: Environment;
  /** The last moment of the statistics. */
  now: Date;
  calendar: Calendar;
  users: Map<AccountName, User>;
  cards: Map<DemoSlug, BusinessProfile>;
  pictures: ReadonlyMap<PictureName, CachedImage>;
  documents: StoredDocuments;
}

/** All other times count from the start of today, so that the rows of one day are always the same. */
export interface Calendar {
  /** `2026-11-21`, in Israel. */
  today: string;
  /** @param days may be negative: the past */
  day(days: number, hour?: number): Date;
  hoursAgo(hours: number): Date;
}

const israelDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem', dateStyle: 'short' });
const hour = 3_600_000;

export function makeCalendar(now: Date): Calendar {
  const today = israelDate.format(now);
  const start = Date.parse(`${today}T00:00:00+02:00`);
  return {
    today,
    day: (days, atHour = 10) => new Date(start + days * 24 * hour + (days < 0 ? atHour * hour : 0)),
    // Whole days fall on an hour at which people are awake.
    hoursAgo: (hours) => new Date(start - hours * hour),
  };
}

/** The row of an account that was written before. */
export function userOf({ users }: SeedContext, name: AccountName): User {
  const user = users.get(name);
  if (!user) throw new Error(`the account ${name} is not written yet`);
  return user;
}

export function cardOf({ cards }: SeedContext, slug: DemoSlug): BusinessProfile {
  const card = cards.get(slug);
  if (!card) throw new Error(`the card ${slug} is not written yet`);
  return card;
}
