import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { userRoles } from '../../contract/accounts/roles.schema.ts';
import { allocationStatuses } from '../../contract/nfc/entities/card-allocation.schema.ts';
import { blogPostRow } from '../../contract/website/entities/blog-post.schema.ts';
import { businessProfileRow } from '../../contract/cards/entities/business-profile.schema.ts';
import { leadServices, leadStatuses } from '../../contract/leads/entities/contact-lead.schema.ts';
import { mailStatuses } from '../../contract/messaging/entities/mail-log-entry.schema.ts';
import {
  orderStatuses,
  physicalCardOrderRow,
} from '../../contract/nfc/entities/physical-card-order.schema.ts';
import { packageRow, packageStatuses } from '../../contract/subscriptions/entities/package.schema.ts';
import { profileStatsRow } from '../../contract/statistics/entities/profile-stats.schema.ts';
import { receiptRow } from '../../contract/payments/entities/receipt.schema.ts';
import { recurringPaymentStatuses } from '../../contract/payments/entities/recurring-payment.schema.ts';
import { cardTemplates } from '../../contract/cards/public-card.schema.ts';
import type { Storage } from '../../adapters/storage.ts';
import { verifyPassword } from '../../domains/accounts/sign-in/password-hash.ts';
import { endPackage } from '../../domains/subscriptions/plan/end-package.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import { BlogPost } from '../../models/BlogPost.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { Package } from '../../models/Package.ts';
import { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';
import { ProfileStats } from '../../models/ProfileStats.ts';
import { Receipt } from '../../models/Receipt.ts';
import { User } from '../../models/User.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readBooks } from '../books/read-books.ts';
import { seedIfEmpty } from './seed-if-empty.ts';
import { startTestApp } from '../../testing/app.ts';
import { startWorker } from '../../worker.ts';
import { demoTasksOf } from '../demo-tasks.ts';
import { resetDemoAccount } from './reset-demo-account.ts';
import { demoSlugs, demoTapCode, lapsedSlug } from './slugs.ts';

const now = new Date('2026-11-21T15:20:00Z');
let database: TestDatabase;
let knex: Knex;
/** Of the demo data as they were seeded; only the reset changes them. */
let seeded: Record<string, string>;

/** No picture is wanted here, so nothing may be kept. */
const noStorage = {} as Storage;

beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
  await seedIfEmpty(knex, noStorage, { now, pictures: false });
  seeded = await fingerprints(knex);
});
afterAll(() => database.destroy());

const unlike: Record<string, string> = {
  users: '{password}',
  receipts: '{document_key,kept_at}',
  tax_documents: '{public_id,updated_at}',
  discarded_files: '{storage_key,discarded_at}',
  closed_card_addresses: '{expires_at,created_at}',
};

/** A sum of its rows for each table, without what is secret and so never the same, and what only the clock knows. */
async function fingerprints(of: Knex): Promise<Record<string, string>> {
  const { rows } = (await of.raw(
    `select tablename from pg_tables where schemaname = 'public' and tablename !~ '^(knex_|card_events_)' order by 1`,
  )) as { rows: { tablename: string }[] };
  const found: Record<string, string> = {};
  for (const { tablename } of rows) {
    const columns = unlike[tablename];
    const text = columns ? `(to_jsonb(t) - '${columns}'::text[])::text` : 't::text';
    const sum = (await of.raw(
      `select count(*) || ' rows: ' || sum(hashtextextended(${text}, 0)) as sum from ${tablename} t`,
    )) as { rows: { sum: string | null }[] };
    found[tablename] = sum.rows[0]?.sum ?? 'empty';
  }
  return found;
}

const distinct = async (table: string, column: string) =>
  ((await knex(table).distinct(column).whereNotNull(column)) as Record<string, string>[]).map(
    (row) => row[column],
  );

describe('seeding', () => {
  test('leaves a database alone that is in use', async () => {
    expect(await seedIfEmpty(knex, noStorage, { now: new Date('2027-03-01'), pictures: false })).toBe(false);
    expect(await fingerprints(knex)).toEqual(seeded);
  });

  test('gives the same rows on the same day, once, although two processes start together', async () => {
    const other = await createTestDatabase();
    try {
      const options = { now, pictures: false };
      const filled = await Promise.all([
        seedIfEmpty(other.knex, noStorage, options),
        seedIfEmpty(other.knex, noStorage, options),
      ]);
      expect(filled.toSorted()).toEqual([false, true]);
      expect(await fingerprints(other.knex)).toEqual(seeded);
    } finally {
      await other.destroy();
    }
  });
});

describe('the demo data', () => {
  test.each([
    ['admin', 'admin', false],
    ['moderator', 'moderator', false],
    ['admin2', 'admin', false],
    ['finance', 'finance', false],
    ['support', 'support', false],
    ['content', 'content', false],
    ['owner', 'user', false],
    ['free', 'user', false],
    ['lapsed', 'user', false],
    ['team', 'user', false],
    ['demo', 'user', true],
  ])('has the account %s with the password of the README', async (name, role, isDemo) => {
    const user = await User.query(knex)
      .findOne({ email: `${name}@bikur.example` })
      .throwIfNotFound();
    expect(user).toMatchObject({ userRole: role, isDemo, isEmailVerified: true });
    expect(await verifyPassword(user.password, 'bikur-demo')).toBe(true);
  });

  test.each([
    ['packages', 'status', packageStatuses],
    ['physical_card_orders', 'status', orderStatuses],
    ['card_allocations', 'status', allocationStatuses],
    ['contact_leads', 'status', leadStatuses],
    ['contact_leads', 'service', leadServices],
    ['recurring_payments', 'status', recurringPaymentStatuses],
    ['mail_log', 'status', mailStatuses],
    ['business_profiles', 'template', cardTemplates],
    ['users', 'user_role', userRoles],
  ])('shows every %s.%s', async (table, column, values) => {
    expect((await distinct(table, column)).toSorted()).toEqual([...values].toSorted());
  });

  test('has a card at every fixed address, and the first is that of Dana Levi', async () => {
    const found = await BusinessProfile.query(knex).orderBy('id');
    expect(found.map(({ customSlug }) => customSlug).toSorted()).toEqual(Object.values(demoSlugs).toSorted());
    expect(found[0]).toMatchObject({
      customSlug: 'dana-levi',
      template: 'creative',
      businessName: 'דנה לוי',
    });
    const hidden = found.filter(({ isPublic }) => !isPublic).map(({ customSlug }) => customSlug);
    expect(hidden).toEqual([demoSlugs.danaWorkshops]);
    const bare = found.find(({ customSlug }) => customSlug === demoSlugs.yossiMizrahi);
    expect([bare?.phone, bare?.about, bare?.businessHours]).toEqual([null, null, []]);
    const chip = await knex('card_allocations').where({ tap_code: demoTapCode }).first('profile_id');
    expect(chip).toEqual({ profile_id: found[0]?.id });
  });

  test.each<[string, typeof BaseModel, z.ZodType]>([
    ['cards', BusinessProfile, businessProfileRow],
    ['statistics', ProfileStats, profileStatsRow],
    ['packages', Package, packageRow],
    ['orders', PhysicalCardOrder, physicalCardOrderRow],
    ['receipts', Receipt, receiptRow.omit({ documentKey: true })],
    ['articles', BlogPost, blogPostRow],
  ])('has %s that keep the contract', async (_name, model, schema) => {
    const rows = (await model.query(knex)) as BaseModel[];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(schema.safeParse(row.toRow()).error).toBeUndefined();
  });

  test('counts the totals of a card as its events say, up to now and not later', async () => {
    const { rows } = (await knex.raw(`
      select p.custom_slug as slug, s.views::int, s.phone_clicks::int, s.contact_form_submissions::int as forms,
        (select count(*)::int from card_events e where e.profile_id = p.id and type = 'view' and left_out is null) as seen,
        (select count(*)::int from card_events e where e.profile_id = p.id and type = 'phone') as called,
        (select count(*)::int from contact_leads l where l.profile_id = p.id) as wrote,
        (select coalesce(sum((d->>'views')::int), 0)::int from jsonb_array_elements(s.daily_views_data) d) as daily
      from business_profiles p join profile_stats s on s.profile_id = p.id order by p.id`)) as {
      rows: {
        slug: string;
        views: number;
        seen: number;
        daily: number;
        phone_clicks: number;
        called: number;
        forms: number;
        wrote: number;
      }[];
    };
    for (const row of rows) {
      expect([row.slug, row.views, row.phone_clicks, row.forms]).toEqual([
        row.slug,
        row.seen,
        row.called,
        row.wrote,
      ]);
      expect(row.daily).toBe(row.views);
    }
    expect(rows[0]?.views).toBeGreaterThan(2_000);
    const span = (await knex('card_events')
      .min('occurred_at as first')
      .max('occurred_at as last')
      .first()) as {
      first: Date;
      last: Date;
    };
    expect(span.last.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(span.last.getTime()).toBeGreaterThan(now.getTime() - 3 * 3_600_000);
    expect((now.getTime() - span.first.getTime()) / 86_400_000).toBeGreaterThan(360);
    expect(await knex('card_events_default').first()).toBeUndefined();
  });

  test('has a lapsed card whose package has ended and which nobody sees any more', async () => {
    const card = await BusinessProfile.query(knex)
      .findOne({ custom_slug: lapsedSlug })
      .withGraphFetched('package');
    expect(card?.package).toMatchObject({ status: 'expired', isPaid: false });
    expect(card?.package?.endDate?.getTime()).toBeLessThan(now.getTime());
    const stats = await ProfileStats.query(knex).findById(card?.id ?? 0);
    expect([stats?.lastWeekViews, stats?.lastMonthViews]).toEqual([0, 0]);
  });

  test('numbers receipts in the order of payment', async () => {
    const receipts = await Receipt.query(knex)
      .where({ kind: 'receipt' })
      .orderBy('payment_date')
      .orderBy('id');
    const numbers = receipts.map(({ receiptNumber }) => receiptNumber);
    // That none is left out is a rule of the books (demo-books.test.ts).
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers).toEqual(numbers.toSorted());
  });

  test('sells the plans at the figures of the specification', async () => {
    const home = await knex('products').where({ show_at_home: true, is_active: true }).orderBy('sort_order');
    expect(home.map((row) => [row.monthly_price, row.yearly_price])).toEqual([
      ['0.00', '0.00'],
      ['40.00', '396.00'],
      ['120.00', '1188.00'],
    ]);
    const upgrade = await knex('products')
      .where({ show_at_upgrade: true, show_at_home: false })
      .orderBy('sort_order');
    expect([upgrade[0].monthly_price, upgrade[1].yearly_price]).toEqual(['40.00', '384.00']);
    for (const row of [...(await knex('products')), ...(await knex('nfc_products'))]) {
      expect(row.translations.en.name, row.name).toBeTruthy();
      expect(row.translations.en.features, row.name).toHaveLength(row.features.length);
    }
  });

  test('counts unread lines on the accounts as the lines are', async () => {
    const { rows } = (await knex.raw(`
      select u.username from users u where
        u.unread_notifications <> (select count(*) from notifications n where n.user_id = u.id and not is_read) or
        u.unread_support_messages <> (select count(*) from messages m where m.recipient_id = u.id and not is_read)`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
    expect(await knex('users').sum('unread_notifications as sum').first()).not.toEqual({ sum: 0 });
  });

  test('has at least eight articles out, with real length, one still to come and one draft', async () => {
    const posts = await BlogPost.query(knex);
    const out = posts.filter(
      ({ isPublished, publishedAt }) => isPublished && publishedAt && publishedAt <= now,
    );
    expect(out.length).toBeGreaterThanOrEqual(8);
    for (const { content } of out) expect(content.match(/<p>/gu)?.length ?? 0).toBeGreaterThanOrEqual(3);
    expect(
      posts.filter(({ isPublished, publishedAt }) => isPublished && publishedAt && publishedAt > now),
    ).toHaveLength(1);
    expect(posts.filter(({ isPublished }) => !isPublished)).toHaveLength(1);
  });

  test('writes nothing that could be the number of a payment card', async () => {
    const dump = JSON.stringify([
      // Their keys are random, as everywhere.
      (await knex('receipts')).map(({ document_key: _key, ...row }) => row),
      await knex('physical_card_orders'),
      await knex('user_payment_methods'),
      await knex('business_profiles'),
    ]);
    expect(dump).not.toMatch(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/u);
  });
});

describe('the nightly reset of the demo account', () => {
  test('is on the clock where there are demo data, and nowhere else', async () => {
    expect(demoTasksOf({ DEMO_DATA: false })).toEqual([]);
    const app = await startTestApp();
    try {
      for (const task of demoTasksOf({ DEMO_DATA: true })) expect(await task.run(app.deps)).toBe(false);
      const worker = await startWorker(
        app.deps,
        app.deps.env.DATABASE_URL ?? '',
        demoTasksOf({ DEMO_DATA: true }),
      );
      const clock = await app.knex('pgboss.schedule').where({ name: 'reset-demo-account' }).pluck('cron');
      expect(clock).toEqual(['30 3 * * *']);
      await worker.stop();
    } finally {
      await app.close();
    }
  });

  test('puts its cards, talk and package back, twice the same, and touches nobody else', async () => {
    const user = await User.query(knex).findOne({ is_demo: true }).throwIfNotFound();
    const cards = await BusinessProfile.query(knex).where({ user_id: user.id }).orderBy('id');
    const othersCards = () => knex('business_profiles').whereNot({ user_id: user.id }).orderBy('id');
    const others = await othersCards();
    await knex('business_profiles')
      .where({ user_id: user.id })
      .update({ business_name: 'הושחת', template: 'night' });
    await knex('notifications').where({ user_id: user.id }).delete();
    await knex.transaction(async (trx) => {
      const bought = await Package.query(trx).findOne({ user_id: user.id }).forUpdate().throwIfNotFound();
      await endPackage(trx, bought, 'cancelled', { actor: 'admin:1', reason: 'a test' });
    });
    await knex('users').where({ id: user.id }).update({ username: 'changed', phone: null, password: 'x' });
    await knex('contact_leads').insert({ profile_id: cards[0]?.id, name: 'vandal', phone: '1' });

    expect(await resetDemoAccount(knex, now)).toBe(true);
    const after = await fingerprints(knex);
    const restored = await BusinessProfile.query(knex).where({ user_id: user.id }).orderBy('id');
    expect(await othersCards()).toEqual(others);
    const anew = await Package.query(knex).findOne({ user_id: user.id, is_paid: true }).throwIfNotFound();
    expect(restored.map((card) => ({ ...card.toRow(), version: 1 }))).toEqual(
      cards.map((card) => ({ ...card.toRow(), packageId: card.packageId && anew.id })),
    );
    const same = ['users', 'profile_stats', 'card_events', 'products', 'blog_posts'];
    for (const table of same) expect([table, after[table]]).toEqual([table, seeded[table]]);
    expect(await verifyPassword((await user.$query(knex)).password, 'bikur-demo')).toBe(true);

    const plans = await Package.query(knex).where({ user_id: user.id }).orderBy('id');
    expect(plans.map(({ status, isPaid }) => [status, isPaid])).toEqual([
      ['cancelled', false],
      ['active', true],
    ]);
    expect(await readBooks(knex, { now })).toEqual([]);
    const counts = () =>
      Promise.all(
        [
          'contact_leads',
          'messages',
          'notifications',
          'physical_card_orders',
          'packages',
          'receipts',
          'user_addresses',
        ].map(async (table) => [table, await knex(table).count().first()]),
      );
    const once = await counts();
    expect(await resetDemoAccount(knex, now)).toBe(true);
    expect(await counts()).toEqual(once);
  });

  test('does nothing where there is no demo account', async () => {
    const empty = await createTestDatabase();
    try {
      expect(await resetDemoAccount(empty.knex, now)).toBe(false);
    } finally {
      await empty.destroy();
    }
  });
});
