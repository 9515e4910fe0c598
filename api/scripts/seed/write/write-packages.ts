import { hooks } from '../../../domains.ts';
import { periodEnd, transition, type Cause } from '../../../domains/payments/index.ts';
import { periodKeyOf } from '../../../domains/payments/attempts/periods.ts';
import { endPackage } from '../../../domains/subscriptions/plan/end-package.ts';
import { stopRenewal } from '../../../domains/subscriptions/plan/set-renewal.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import type { AccountName } from '../content/accounts.ts';
import { demoPackages, type DemoPackage } from '../content/packages.ts';
import type { ProductName } from '../content/products.ts';
import { userOf, type SeedContext } from './context.ts';
import { cardOfMethod, pay, payBack, typedCard, type DemoCard } from './demo-payments.ts';
import type { MoneyMoment, Present } from './money-moments.ts';
import { writePaymentMethod } from './write-money.ts';

const hour = 3_600_000;
const day = 24 * hour;
const periodOf = { monthly: '1 month', yearly: '1 year' } as const;
const aboutDays = { monthly: 30, yearly: 365 } as const;
/** Days after the due one on which a declined renewal was tried (docs/money.md 3.1). */
const tryDays = [0, 1, 3, 5, 7] as const;

/** Subscriptions as they are before their first payment. @returns what happened to them since */
export async function writePackages(
  context: SeedContext,
  products: Map<ProductName, Product>,
): Promise<MoneyMoment[]> {
  const moments: MoneyMoment[] = [];
  const cards = new Map<AccountName, DemoCard>();
  for (const plan of demoPackages) {
    const product = products.get(plan.product);
    if (!product) throw new Error(`no product ${plan.product}`);
    if (plan.renews && !cards.has(plan.owner))
      cards.set(plan.owner, cardOfMethod(await writePaymentMethod(context, plan.owner)));
    const card = cards.get(plan.owner) ?? typedCard;
    const starts = await periodStarts(context, plan);
    moments.push(
      ...(await writePackage(
        context,
        { userId: userOf(context, plan.owner).id, plan, product, card },
        starts,
      )),
    );
  }
  return moments;
}

interface Deal {
  userId: number;
  plan: Omit<DemoPackage, 'owner'>;
  product: Product;
  card: DemoCard;
}

/**
 * Writes a subscription that isn't paid yet.
 * @param starts when the periods begin that are paid for; none for one that waits for its payment
 * @returns what happened to it since
 */
export async function writePackage(
  context: SeedContext,
  deal: Deal,
  starts: readonly Date[],
): Promise<MoneyMoment[]> {
  const { trx, calendar } = context;
  const { userId, plan, product, card } = deal;
  const isFree = product.packageType === 'free';
  const createdAt = starts[0] ?? calendar.day(plan.started ?? -1, 9);
  const bought = await createPackage(trx, {
    userId,
    productId: product.id,
    isPaid: false,
    status: isFree ? 'active' : starts.length > 0 || plan.renews ? 'pending_payment' : 'inactive',
    billingCycle: plan.cycle,
    startDate: isFree ? createdAt : null,
    endDate: null,
    paidUntil: null,
    paymentMethod: isFree ? 'manual' : 'sandbox',
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    price: plan.cycle === 'monthly' ? product.monthlyPrice : product.yearlyPrice,
    isEnterprise: plan.enterprise !== undefined,
    enterpriseUserLimit: plan.enterprise?.userLimit ?? null,
    enterpriseCommunity: plan.enterprise?.community ?? null,
    createdAt,
    updatedAt: createdAt,
  });
  if (isFree) return [];
  if (starts.length === 0 && card.kept)
    await createRecurringPayment(trx, {
      userId,
      productId: product.id,
      paymentMethodId: card.kept.methodId,
      recurringPaymentUid: null,
      packageId: bought.id,
      status: 'pending',
      startDate: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
  return [
    ...starts.map((at, index) => payment(bought, deal, at, index)),
    ...(await fateOf(context, bought, deal, starts)),
  ];
}

/** First moments of the periods that were paid for, on Israel's calendar. */
async function periodStarts({ trx, calendar }: SeedContext, plan: Deal['plan']): Promise<Date[]> {
  if (plan.started === null || plan.ends === null) return [];
  const endsEarly = plan.ends - plan.started < aboutDays[plan.cycle];
  if (endsEarly) return [calendar.day(plan.started, 9)];
  const end = new Date(calendar.day(plan.ends, 0).getTime() + 9 * hour);
  const periods = Math.round((plan.ends - plan.started) / aboutDays[plan.cycle]);
  const { rows } = await trx.raw<{ rows: { at: Date }[] }>(
    `select (anchor + n * step) at time zone 'Asia/Jerusalem' as at
     from (select ?::interval as step, (?::timestamptz at time zone 'Asia/Jerusalem') - ? * ?::interval as anchor) plan,
       generate_series(0, ? - 1) n order by n`,
    [periodOf[plan.cycle], end, periods, periodOf[plan.cycle], periods],
  );
  return rows.map(({ at }) => at);
}

const nameOf = ({ id }: Package, index: number) => `package ${id} ${index}`;

/** The first payment, or a renewal. */
function payment(bought: Package, { plan, card }: Deal, at: Date, index: number): MoneyMoment {
  const first = { kind: 'initial', periodKey: 'initial', saveCard: plan.renews === true } as const;
  const later = { kind: 'renewal', periodKey: periodKeyOf(at), dueAt: at } as const;
  return {
    at,
    isPayment: true,
    async happen(present) {
      await pay(present, nameOf(bought, index), card, {
        userId: bought.userId,
        packageId: bought.id,
        amountMinor: bought.price,
        ...(index === 0 ? first : later),
      });
    },
  };
}

async function fateOf(
  context: SeedContext,
  subscribed: Package,
  { plan, card }: Deal,
  starts: readonly Date[],
): Promise<MoneyMoment[]> {
  const last = starts.at(-1);
  const anchor = starts[0];
  if (!plan.fate || !last || !anchor || plan.ends === null) return [];
  const end = await periodEnd(context.trx, anchor, plan.cycle, starts.length);
  const early = context.calendar.day(plan.ends, 9);
  const at = (when: Date, happen: (present: Present, bought: Package) => Promise<unknown>): MoneyMoment => ({
    at: when,
    happen: async (present) => void (await happen(present, await lockPackage(present, subscribed.id))),
  });
  const system: Cause = { actor: 'system', reason: 'its time is over' };
  switch (plan.fate) {
    case 'declined':
    case 'unpaid': {
      const today = context.calendar.hoursAgo(0);
      return tryDays
        .map((days) => new Date(end.getTime() + days * day))
        .filter((when) => when < today)
        .map((when, index) => at(when, (present, bought) => decline(present, { bought, card, end, index })));
    }
    case 'stopped': {
      const cause = { actor: `user:${subscribed.userId}`, reason: 'its owner stops it' };
      return [
        at(new Date(last.getTime() + 3 * day), ({ trx, deps, now }, bought) =>
          stopRenewal(trx, bought, { cause, now, env: deps.env }),
        ),
      ];
    }
    case 'completed':
      return [
        at(end, async ({ trx, deps, now }, bought) => {
          const mandate = await RecurringPayment.query(trx)
            .findOne({ package_id: subscribed.id })
            .throwIfNotFound();
          await transition(trx, 'recurring_payments', mandate.id, 'completed', system, {
            nextChargeDate: null,
            numberOfCharges: 1,
          });
          await hooks.payments.packages.expirePackage(trx, deps.env, bought, { cause: system, now });
        }),
      ];
    case 'ended_by_staff': {
      const cause = { actor: `admin:${userOf(context, 'admin').id}`, reason: 'עברה לתוכנית שנתית' };
      return [at(early, ({ trx }, bought) => endPackage(trx, bought, 'cancelled', cause))];
    }
    case 'withdrawn': {
      const cause = { actor: `user:${subscribed.userId}`, reason: 'cancelled within 14 days' };
      return [
        at(early, async (present, bought) => {
          const paid = await PaymentAttempt.query(present.trx)
            .findOne({ package_id: subscribed.id })
            .throwIfNotFound();
          await endPackage(present.trx, bought, 'cancelled', cause);
          await payBack(present, nameOf(bought, 0), paid, cause);
        }),
      ];
    }
  }
}

export const lockPackage = ({ trx }: Present, id: number): Promise<Package> =>
  Promise.resolve(Package.query(trx).findById(id).withGraphFetched('product').forUpdate().throwIfNotFound());

/** A try to renew that the issuer declined. */
async function decline(
  present: Present,
  { bought, card, end, index }: Pick<Deal, 'card'> & { bought: Package; end: Date; index: number },
): Promise<void> {
  await pay(
    present,
    `${nameOf(bought, 0)} declined ${index}`,
    card,
    {
      userId: bought.userId,
      packageId: bought.id,
      kind: 'renewal',
      periodKey: periodKeyOf(end),
      dueAt: end,
      attemptNo: index + 1,
      amountMinor: bought.price,
    },
    '004',
  );
}

/** Somebody who paid for a month and closed the account later: of them there are the documents, as the law asks. */
export async function writeFormerCustomer(
  context: SeedContext,
  products: Map<ProductName, Product>,
): Promise<MoneyMoment[]> {
  const { trx, calendar } = context;
  const product = products.get('pro');
  if (!product) throw new Error('no product pro');
  const start = calendar.day(-170, 9);
  const former = await createUser(trx, {
    username: 'former-owner',
    email: 'former-owner@example.test',
    phone: '050-5550142',
    isEmailVerified: true,
    createdAt: start,
  });
  const plan = { product: 'pro', cycle: 'monthly', started: -170, ends: -140 } as const;
  const deal = { userId: former.id, plan, product, card: typedCard };
  const closing: MoneyMoment = {
    at: calendar.day(-37, 12),
    happen: async () => void (await former.$query(trx).delete()),
  };
  return [...(await writePackage(context, deal, [start])), closing];
}
