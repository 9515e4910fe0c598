import type { Knex } from 'knex';
import { mirrorMandates } from '../../domains/payments/index.ts';
import { hashPassword } from '../../domains/accounts/sign-in/password-hash.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { Media } from '../../models/Media.ts';
import { User } from '../../models/User.ts';
import { demoPassword } from './content/accounts.ts';
import { demoCards } from './content/cards/index.ts';
import { demoConversations } from './content/conversations.ts';
import { demoAccountLeads } from './content/leads.ts';
import { demoNotifications } from './content/notices.ts';
import { demoOrders } from './content/orders.ts';
import { demoPackages } from './content/packages.ts';
import { demoProducts } from './content/products.ts';
import { picturesOfCards, type StoredPictures } from './demo-pictures.ts';
import type { PictureName } from './drawings/catalogue.ts';
import { demoPictureId, type CachedImage } from './pictures.ts';
import { addressOfPicture } from '../../contract/cards/picture-address.ts';
import { Package } from '../../models/Package.ts';
import { Product } from '../../models/Product.ts';
import { RecurringPayment } from '../../models/RecurringPayment.ts';
import { makeCalendar, type SeedContext } from './write/context.ts';
import { accountColumns, writeAddress } from './write/write-accounts.ts';
import { writeCards } from './write/write-cards.ts';
import { packageColumns } from './write/write-money.ts';
import { writeOrders } from './write/write-orders.ts';
import { writeStatistics } from './write/write-statistics.ts';
import { writeReviews } from './write/write-reviews.ts';
import { writeConversations, writeLeads, writeNotifications } from './write/write-talk.ts';

/**
 * Puts the demo account back as it was on its first day (docs/product.md 3): cards, leads, orders,
 * conversation, notifications, address and package; receipts stay, because their numbers have no gaps. Cards
 * keep their ids. Safe to run twice; does nothing where there is no demo account.
 * @returns whether there was one
 */
export function resetDemoAccount(knex: Knex, now: Date = new Date()): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const user = await User.query(trx).findOne({ is_demo: true }).forUpdate();
    if (!user) return false;
    const context = await makeContext(trx, user, now);
    const cards = demoCards.filter(({ owner }) => owner === 'demo');
    const known = await BusinessProfile.query(trx).where({ user_id: user.id }).orderBy('id').select('id');
    await removeTraces(trx, user.id);
    await user
      .$query(trx)
      .patch({ ...accountColumns('demo', context.calendar), password: await hashPassword(demoPassword) });
    await writeAddress(context, 'demo');
    await restorePackage(context);
    await writeCards(
      context,
      cards,
      known.map(({ id }) => id),
    );
    await writeReviews(context);
    await writeOrders(
      context,
      demoOrders.filter(({ owner }) => owner === 'demo'),
    );
    await writeLeads(context, demoAccountLeads);
    await writeConversations(
      context,
      demoConversations.filter(({ customer }) => customer === 'demo'),
    );
    await writeNotifications(
      context,
      demoNotifications.filter(({ to }) => to === 'demo'),
    );
    await writeStatistics(context, cards);
    return true;
  });
}

async function makeContext(trx: Knex.Transaction, user: User, now: Date): Promise<SeedContext> {
  const users: SeedContext['users'] = new Map([['demo', user]]);
  for (const name of ['admin', 'moderator'] as const) {
    const helper = await User.query(trx).findOne({ email: `${name}@bikur.example` });
    users.set(name, helper ?? user);
  }
  return {
    trx,
    now,
    calendar: makeCalendar(now),
    users,
    cards: new Map(),
    pictures: await keptPictures(trx),
    // The demo account's cards have none.
    documents: new Map(),
  };
}

/** Pictures are found by their rows, so nothing is drawn at night. */
async function keptPictures(trx: Knex.Transaction): Promise<StoredPictures> {
  const names = new Set(picturesOfCards(demoCards.filter(({ owner }) => owner === 'demo')));
  const kept = new Map<PictureName, CachedImage>();
  for (const name of names) {
    const publicId = demoPictureId(name);
    const media = await Media.query(trx).findOne({ storage_key: publicId });
    if (!media) continue;
    const { width, height, byteSize, sha256 } = media;
    kept.set(name, { publicId, address: addressOfPicture(publicId), width, height, byteSize, sha256 });
  }
  return kept;
}

async function removeTraces(trx: Knex.Transaction, userId: number): Promise<void> {
  // Leads, statistics, events and chips of the cards go with them.
  await trx('physical_card_orders').where({ user_id: userId }).delete();
  await trx('business_profiles').where({ user_id: userId }).delete();
  await trx('support_tickets').where({ user_id: userId }).delete();
  await trx('messages').where({ user_id: userId }).orWhere({ recipient_id: userId }).delete();
  await trx('notifications').where({ user_id: userId }).delete();
  await trx('user_addresses').where({ user_id: userId }).delete();
  const demoKeys = picturesOfCards(demoCards).map(demoPictureId);
  await trx('media').where({ user_id: userId }).whereNotIn('storage_key', demoKeys).delete();
}

async function restorePackage(context: SeedContext): Promise<void> {
  const { trx, users } = context;
  const userId = users.get('demo')?.id ?? 0;
  const plan = demoPackages.find(({ owner }) => owner === 'demo');
  const packages = await Package.query(trx).where({ user_id: userId }).orderBy('id');
  const first = packages[0];
  const product =
    plan && (await Product.query(trx).findOne({ serial_number: demoProducts[plan.product].serialNumber }));
  if (!plan || !first || !product) return;
  // Written anew under its number: a status only moves along its table, and none leads back from every one.
  await Package.query(trx).where({ user_id: userId }).delete();
  const columns = packageColumns(context, plan, product);
  await Package.query(trx).insert({ ...columns, id: first.id, userId, productId: product.id });
  await RecurringPayment.query(trx)
    .where({ user_id: userId, status: 'active' })
    .patch({ packageId: first.id });
  await mirrorMandates(trx, [first.id]);
}
