import type { Knex } from 'knex';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type {
  LineFacts,
  PaidFacts,
  SoldFacts,
} from '../../../contract/payments/entities/receipt-items.schema.ts';
import { languages } from '../../../contract/base/languages.ts';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { Receipt } from '../../../models/Receipt.ts';

/** A line to be written onto a receipt; money in agorot, VAT included. */
export interface SoldLine {
  facts: PaidFacts;
  quantity: number;
  unitMinor: number;
}

/** A line of any document. */
export type Line = Omit<SoldLine, 'facts'> & { facts: LineFacts };

/** The line of a payment for a plan, under every name that the plan has today. */
export function planLine(
  kind: 'plan' | 'plan_change',
  { amountMinor }: Pick<PaymentAttempt, 'amountMinor'>,
  product: Product | null | undefined,
  { cycle, period }: { cycle: BillingCycle; period: { from: Date; to: Date } | null },
): SoldLine {
  const names = languages.flatMap((language) => {
    const name = productNameIn(product, language);
    return name ? [[language, name] as const] : [];
  });
  const facts: PaidFacts = product
    ? {
        kind,
        productId: product.id,
        names: Object.fromEntries(names),
        cycle,
        from: period?.from.toISOString() ?? null,
        to: period?.to.toISOString() ?? null,
      }
    : { kind: 'payment' };
  return { facts, quantity: 1, unitMinor: amountMinor };
}

/** The one line of money that came in another amount than what it was for: it bought nothing of it, and no time. */
export function otherAmountLine(amountMinor: number, asked: readonly SoldLine[]): SoldLine {
  const of = asked.flatMap(({ facts }) => (isSale(facts) ? [withoutPeriod(facts)] : []));
  return {
    facts: of.length > 0 ? { kind: 'other_amount', of } : { kind: 'payment' },
    quantity: 1,
    unitMinor: amountMinor,
  };
}

const isSale = (facts: PaidFacts): facts is SoldFacts => facts.kind !== 'other_amount';

const withoutPeriod = (facts: SoldFacts): SoldFacts =>
  facts.kind === 'plan' || facts.kind === 'plan_change' ? { ...facts, from: null, to: null } : facts;

/** The receipt of the payment that a refund gives back. */
export async function creditedReceipt(
  knex: Knex,
  { parentAttemptId }: Pick<PaymentAttempt, 'parentAttemptId'>,
): Promise<Receipt | undefined> {
  return parentAttemptId === null
    ? undefined
    : Receipt.query(knex).findOne({ attempt_id: parentAttemptId, kind: 'receipt' });
}

/** The one line of a credit: it repeats what its receipt says was sold, whatever has become of that since. */
export function creditLine(
  { amountMinor }: Pick<PaymentAttempt, 'amountMinor'>,
  credited: Receipt | undefined,
): Line {
  const sold = credited?.items.flatMap(({ facts }) =>
    facts === undefined || facts.kind === 'credit' ? [] : [facts],
  );
  const written: PaidFacts[] = credited?.description
    ? [{ kind: 'written', text: credited.description }]
    : [{ kind: 'payment' }];
  const of = sold && sold.length > 0 && sold.length === credited?.items.length ? sold : written;
  return { facts: { kind: 'credit', of }, quantity: 1, unitMinor: amountMinor };
}
