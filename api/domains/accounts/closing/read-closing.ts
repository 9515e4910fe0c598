import type { Knex } from 'knex';
import type { Closing } from '../../../contract/accounts/close-account.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { Media } from '../../../models/Media.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { User } from '../../../models/User.ts';

/**
 * What goes with an account, what the law keeps, and what stands in the way (docs/product.md 5).
 * @throws {NotFoundError} when the account is gone
 */
export async function readClosing(knex: Knex, userId: number, now: Date): Promise<Closing> {
  const mine = { user_id: userId };
  const cards = BusinessProfile.query(knex).where(mine).select('id');
  const [cardCount, leads, pictures, chips, orders, receipts, paid, obstacle] = await Promise.all([
    cards.clone().resultSize(),
    ContactLead.query(knex).whereIn('profile_id', cards.clone()).resultSize(),
    Media.query(knex).where(mine).resultSize(),
    CardAllocation.query(knex).where(mine).resultSize(),
    PhysicalCardOrder.query(knex).where(mine).resultSize(),
    Receipt.query(knex).where(mine).resultSize(),
    Package.query(knex)
      .where({ ...mine, is_paid: true, status: 'active' })
      .where('end_date', '>', now)
      .orderBy('end_date', 'desc')
      .first(),
    obstacleOf(knex, userId),
  ]);
  const paidUntil = paid?.endDate?.toISOString() ?? null;
  return { obstacle, cards: cardCount, leads, pictures, chips, orders, receipts, paidUntil };
}

/**
 * What keeps an account from being closed. Staff are asked first to give their role back, so the last admin can't go;
 * a standing order is stopped at /subscription first, so that nobody is charged for what is gone; and money that is on
 * its way, or owed since a refund failed, comes through first.
 */
export async function obstacleOf(knex: Knex, userId: number): Promise<Closing['obstacle']> {
  const user = await User.query(knex).findById(userId).throwIfNotFound();
  if (user.isDemo) return 'demo';
  if (user.userRole !== 'user') return 'staff';
  const standing = RecurringPayment.query(knex).where({ user_id: userId });
  if ((await standing.whereIn('status', ['pending', 'active']).resultSize()) > 0) return 'renewal';
  const moving = PaymentAttempt.query(knex)
    .where({ user_id: userId })
    .where((query) => {
      query.whereIn('status', ['unknown', 'manual_review']).orWhere((refunds) => {
        refunds
          .where({ kind: 'refund' })
          .where((open) => open.whereIn('status', ['created', 'pending']).orWhere({ needs_review: true }));
      });
    });
  return (await moving.resultSize()) > 0 ? 'money' : null;
}
