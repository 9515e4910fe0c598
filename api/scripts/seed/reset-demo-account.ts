import type { Knex } from 'knex';
import { resumeRenewal } from '../../domains/subscriptions/plan/set-renewal.ts';
import { readEnvironment, type Environment } from '../../env.ts';
import { hashPassword } from '../../domains/accounts/sign-in/password-hash.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { Media } from '../../models/Media.ts';
import { User } from '../../models/User.ts';
import { UserPaymentMethod } from '../../models/UserPaymentMethod.ts';
import { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';
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
import { cardOfMethod } from './write/demo-payments.ts';
import { liveThrough } from './write/money-moments.ts';
import { writePackage } from './write/write-packages.ts';
import { restoreOrder, writeOrders } from './write/write-orders.ts';
import { writeStatistics } from './write/write-statistics.ts';
import { writeReviews } from './write/write-reviews.ts';
import { writeConversations, writeLeads, writeNotifications } from './write/write-talk.ts';

/**
 * Puts the demo account back as it was on its first day (docs/product.md 3): cards, leads, orders,
 * conversation, notifications, address and package; money stays where it went, and so do its documents. Cards
 * keep their ids. Safe to run twice; does nothing where there is no demo account.
 * @returns whether there was one
 */
export function resetDemoAccount(
  knex: Knex,
  now: Date = new Date(),
  env: Environment = readEnvironment(),
): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const user = await User.query(trx).findOne({ is_demo: true }).forUpdate();
    if (!user) return false;
    const context = await makeContext(trx, user, { now, env });
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
    await restoreOrders(context);
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

async function makeContext(
  trx: Knex.Transaction,
  user: User,
  { now, env }: Pick<SeedContext, 'now' | 'env'>,
): Promise<SeedContext> {
  const users: SeedContext['users'] = new Map([['demo', user]]);
  for (const name of ['admin', 'moderator'] as const) {
    const helper = await User.query(trx).findOne({ email: `${name}@bikur.example` });
    users.set(name, helper ?? user);
  }
  return {
    trx,
    env,
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
  await trx('physical_card_orders')
    .where({ user_id: userId })
    .whereNotExists(trx('payment_attempts').whereRaw('order_id = physical_card_orders.id'))
    .delete();
  await trx('business_profiles').where({ user_id: userId }).delete();
  await trx('support_tickets').where({ user_id: userId }).delete();
  await trx('messages').where({ user_id: userId }).orWhere({ recipient_id: userId }).delete();
  await trx('notifications').where({ user_id: userId }).delete();
  await trx('user_addresses').where({ user_id: userId }).delete();
  await trx('billing_details').where({ user_id: userId }).delete();
  const demoKeys = picturesOfCards(demoCards).map(demoPictureId);
  await trx('media').where({ user_id: userId }).whereNotIn('storage_key', demoKeys).delete();
}

/**
 * A package in force stays, with its payments, and renews again where that was stopped. Where staff have ended it the
 * account buys it anew: what was paid and given back stays in the books.
 */
async function restorePackage(context: SeedContext): Promise<void> {
  const { trx, now, users } = context;
  const userId = users.get('demo')?.id ?? 0;
  const inForce = await Package.query(trx)
    .where({ user_id: userId, is_paid: true })
    .whereIn('status', ['active', 'past_due'])
    .orderBy('id', 'desc')
    .first()
    .forUpdate();
  if (inForce) {
    const paused = await RecurringPayment.query(trx).findOne({ package_id: inForce.id, status: 'paused' });
    if (paused && !inForce.autoRenew)
      await resumeRenewal(trx, inForce, { actor: 'system', reason: 'the demo account is reset' });
    return;
  }
  const plan = demoPackages.find(({ owner }) => owner === 'demo');
  const product =
    plan && (await Product.query(trx).findOne({ serial_number: demoProducts[plan.product].serialNumber }));
  const method = await UserPaymentMethod.query(trx).findOne({ user_id: userId, is_default: true });
  if (!plan || !product || !method) return;
  const card = cardOfMethod(method);
  await liveThrough(context, await writePackage(context, { userId, plan, product, card }, [now]));
}

/** An order that was paid stays as it became, with chips on the restored cards; one that is gone is bought anew. */
async function restoreOrders(context: SeedContext): Promise<void> {
  const { trx, users } = context;
  const paid = await PhysicalCardOrder.query(trx)
    .where({ user_id: users.get('demo')?.id ?? 0 })
    .orderBy('id');
  for (const order of demoOrders.filter(({ owner }) => owner === 'demo')) {
    const same = paid.find(
      ({ quantity, metadata }) => quantity === order.quantity && metadata['product'] === order.product,
    );
    if (same) await restoreOrder(context, order, same);
    else await liveThrough(context, await writeOrders(context, [{ ...order, age: 0, status: 'paid' }]));
  }
}
