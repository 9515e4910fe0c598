import { useRef, useState } from 'react';
import { checkCouponEndpoint } from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import type { CouponOffer } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import type { BillingCycle } from '../../../../api/contract/payments/entities/payment-enums.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

interface AppliedCoupon extends CouponOffer {
  cycle: BillingCycle;
}

/**
 * A coupon's code that is typed, asked about and applied. What was typed stays, whatever the answer; with another
 * billing cycle an applied code is asked about anew.
 */
export function useCoupon(productId: number, cycle: BillingCycle) {
  const texts = useCheckoutMessages();
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  const [issue, setIssue] = useState('');
  const [busy, setBusy] = useState(false);
  /** The latest question; an answer to an earlier one is not shown. */
  const asked = useRef(0);

  async function ask(coupon: string, billingCycle: BillingCycle) {
    asked.current += 1;
    const mine = asked.current;
    setBusy(true);
    setIssue('');
    try {
      const offer = await call(checkCouponEndpoint, { body: { id: productId, billingCycle, coupon } });
      if (mine === asked.current) setApplied({ ...offer, cycle: billingCycle });
    } catch (error) {
      if (mine === asked.current) refuse(error);
    }
    if (mine === asked.current) setBusy(false);
  }

  function refuse(error: unknown) {
    const isSaid = error instanceof ApiError && error.status > 0 && error.status < 500;
    setApplied(null);
    setIssue(isSaid ? (error.fields['coupon'] ?? error.message) : texts.coupon.failed);
  }

  const current = applied?.cycle === cycle ? applied : null;
  return {
    code,
    issue,
    busy,
    applied: current,
    /** Something is typed that wasn't applied: a press that pays would overlook it. */
    isWaiting: current === null && code.trim() !== '',
    type(typed: string) {
      setCode(typed);
      setIssue('');
    },
    apply: () => {
      if (!busy && code.trim() !== '') void ask(code, cycle);
    },
    /** The customer chose another cycle, for which the code may take off another sum, or not hold. */
    follow(chosen: BillingCycle) {
      if (applied) void ask(applied.code, chosen);
    },
    remove() {
      asked.current += 1;
      setBusy(false);
      setApplied(null);
      setCode('');
      setIssue('');
    },
    /** The checkout refused the code after all. */
    refuse,
  };
}
