import { useRef, useState } from 'react';
import type { CouponOffer } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

export interface AppliedCoupon extends CouponOffer {
  subject: string;
}

/**
 * A coupon's code that is typed, asked about and applied. What was typed stays, whatever the answer; for another
 * subject an applied code counts no longer, and can be asked about anew.
 * @param subject what the code is wanted for, such as a billing cycle
 * @param check asks the server what a code takes off a subject
 */
export function useCoupon(subject: string, check: (code: string, subject: string) => Promise<CouponOffer>) {
  const texts = useCheckoutMessages();
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  const [issue, setIssue] = useState('');
  const [busy, setBusy] = useState(false);
  /** The latest question; an answer to an earlier one is not shown. */
  const asked = useRef(0);

  async function ask(coupon: string, about: string) {
    asked.current += 1;
    const mine = asked.current;
    setBusy(true);
    setIssue('');
    try {
      const offer = await check(coupon, about);
      if (mine === asked.current) setApplied({ ...offer, subject: about });
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

  const current = applied?.subject === subject ? applied : null;
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
      if (!busy && code.trim() !== '') void ask(code, subject);
    },
    /** The customer chose another subject, for which the code may take off another sum, or not hold. */
    follow(chosen: string) {
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
