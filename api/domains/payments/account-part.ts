import { CouponRedemption } from '../../models/CouponRedemption.ts';
import { Dispute } from '../../models/Dispute.ts';
import { BillingDetails } from '../../models/BillingDetails.ts';
import { Proforma } from '../../models/Proforma.ts';
import { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import { Receipt } from '../../models/Receipt.ts';
import { RecurringPayment } from '../../models/RecurringPayment.ts';
import { openDisputes } from './disputes/open-dispute.ts';
import { exportRows, type AccountPart } from '../accounts/index.ts';

/**
 * The payments domain's part of an account's export and closing: receipts, and money on its way (docs/product.md 5).
 */
export const paymentsOfAccount: AccountPart = {
  exportTables: async (knex, userId) => ({
    'payments.json': {
      receipts: await exportRows(Receipt.query(knex).where({ user_id: userId })),
      couponRedemptions: await exportRows(CouponRedemption.query(knex).where({ user_id: userId })),
      proformas: await exportRows(Proforma.query(knex).where({ user_id: userId })),
      billingDetails: await exportRows(BillingDetails.query(knex).where({ user_id: userId })),
    },
  }),

  closing: async (knex, userId) => ({
    receipts: await Receipt.query(knex).where({ user_id: userId }).resultSize(),
  }),

  /**
   * The owner must stop a standing order at /subscription before closing, so that no closed account is charged; a
   * payment that is still under way, owed since a refund failed, or disputed at the bank, must be settled first.
   */
  async obstacle(knex, userId) {
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
    const disputed = Dispute.query(knex)
      .where({ user_id: userId })
      .whereIn('status', [...openDisputes]);
    const isOwed = (await moving.resultSize()) > 0 || (await disputed.resultSize()) > 0;
    return isOwed ? 'money' : null;
  },
};
