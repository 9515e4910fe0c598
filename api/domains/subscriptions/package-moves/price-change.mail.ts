import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { defineMail } from '../../messaging/index.ts';
import { priceChangeMail } from '../messages.ts';

export interface PriceChangeInput {
  username: string;
  planName: string;
  /** In agorot, for a period of this cycle. */
  before: number;
  after: number;
  cycle: BillingCycle;
  /** From when renewals cost the new price. */
  from: Date;
  /** The change was called off, and the price stays. */
  isOff: boolean;
}

/** The price of a plan will change: from when, how much it was and will be, and the ways out (docs/product.md 13.17). */
export const priceChange = defineMail<PriceChangeInput>('price_change')(
  priceChangeMail,
  (texts, { username, planName, before, after, cycle, from, isOff }, format) => ({
    subject: isOff ? texts.offSubject(planName) : texts.subject(planName, format.date(from)),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: isOff ? texts.off : texts.intro },
      {
        kind: 'details',
        rows: [
          [texts.plan, planName],
          [texts.before[cycle], format.money(before)],
          ...(isOff
            ? []
            : ([
                [texts.after[cycle], format.money(after)],
                [texts.from, format.date(from)],
              ] as const)),
        ],
      },
      { kind: 'button', label: texts.button, to: '/subscription' },
      ...(isOff ? [] : [{ kind: 'note' as const, words: texts.wayOut }]),
    ],
  }),
);
