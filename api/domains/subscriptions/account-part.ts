import { Package } from '../../models/Package.ts';
import { TeamMember } from '../../models/TeamMember.ts';
import { exportRows, type AccountPart } from '../accounts/index.ts';

/** The subscriptions domain's part of an account's export and closing: packages and teams (docs/product.md 5). */
export const subscriptionsOfAccount: AccountPart = {
  async exportTables(knex, userId) {
    const mine = { user_id: userId };
    const packages = Package.query(knex).where(mine).select('id');
    return {
      'payments.json': {
        packages: await exportRows(Package.query(knex).where(mine)),
        memberships: await exportRows(TeamMember.query(knex).where(mine)),
        people: await exportRows(TeamMember.query(knex).whereIn('package_id', packages)),
      },
    };
  },

  async closing(knex, userId, now) {
    const paid = await Package.query(knex)
      .where({ user_id: userId, is_paid: true, status: 'active' })
      .where('end_date', '>', now)
      .orderBy('end_date', 'desc')
      .first();
    return { paidUntil: paid?.endDate?.toISOString() ?? null };
  },
};
