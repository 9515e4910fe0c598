import { consentVersion } from '../../contract/subscriptions/consent-texts.ts';
import type { CardBehaviour } from '../../contract/payments/sandbox-cards.ts';
import type { AttemptKind } from '../../contract/payments/entities/payment-attempt.schema.ts';
import type { PaymentProvider } from '../../adapters/payments/payment-port.ts';
import { reconcileAttempts } from '../../domains/payments/attempts/reconcile-attempts.ts';
import { followDueRecurring } from '../../domains/payments/provider-driven/follow-due.ts';
import { runRenewals } from '../../domains/payments/renewals/run-renewals.ts';
import { reconcileStatement } from '../../domains/payments/statement/reconcile-statement.ts';
import { makeDueTaxDocuments } from '../../domains/payments/tax-documents/make-due-tax-documents.ts';
import { createBusinessProfile } from '../factories/business-profile.ts';
import { createUserPaymentMethod } from '../factories/user-payment-method.ts';
import { must, type Person } from './person.ts';

type Provider = PaymentProvider['id'];

/** One way in which money moves, or is looked for, from the first press to its documents. */
export interface Run {
  name: string;
  /** The kinds of attempt that it makes. */
  kinds: readonly AttemptKind[];
  providers: readonly Provider[];
  /** It looks at everybody's payments: others may not be in the middle of theirs. */
  isAlone?: true;
  /** Its sum is that of the moment: whoever does it later pays less. */
  isByTime?: true;
  /** It leaves no attempt that counts. */
  isDeclined?: true;
  /** What was before; nobody dies in it. */
  prepare(person: Person, time: Date): Promise<void>;
  /**
   * Does it, or the rest of it: its person comes back after a crash and does the same again, as far as they don't see
   * that it is done.
   */
  run(person: Person): Promise<void>;
}

const all = ['sandbox', 'payplus', 'stripe'] as const;
const charged = ['sandbox', 'payplus'] as const;
const minute = 60_000;
const nothing = async () => {};

const planOf = async ({ client }: Person) => {
  const [plan] = must(await client.get('/api/subscription'), 200).body.active;
  return plan as { id: number; productId: number; status: string } | undefined;
};
const attemptsOf = ({ knex, userId }: Person) =>
  knex('payment_attempts').where({ user_id: userId }).orderBy('id');
const methodOf = async ({ knex, userId }: Person) =>
  knex('user_payment_methods').where({ user_id: userId, is_active: true }).orderBy('id', 'desc').first();

/** What the worker does of its own after a payment, and staff with the refunds that wait for them. */
async function work({ deps, knex, userId, staff }: Person): Promise<void> {
  // One that was never sent isn't sent again unseen (docs/money.md 2.1).
  const failed = { user_id: userId, kind: 'refund', status: 'failed', needs_review: true };
  for (const { id } of await knex('payment_attempts').where(failed))
    must(await staff.post(`/api/admin/payments/${id}/retry-refund`, { reason: 'לא נשלח' }), 200);
  await reconcileAttempts(deps);
  await makeDueTaxDocuments(deps);
  await followDueRecurring(deps);
}

const wish = (person: Person, method: object) => ({
  type: 'package',
  id: person.shop.planId,
  billingCycle: 'monthly',
  method,
  acceptTerms: true,
  consentVersion,
});

/** Begins a checkout and types a card on its page; `check` is what the result's page asks. */
async function buyOnPage(
  person: Person,
  { save = true, behaviour = 'approved' }: { save?: boolean; behaviour?: CardBehaviour } = {},
): Promise<void> {
  const { client, door } = person;
  const begun = must(await client.post('/api/checkout', wish(person, { kind: 'new', save })), 201);
  const { id, pageUrl } = begun.body.payment;
  if (pageUrl) await person.deliver(await door.pay({ page: pageUrl, behaviour }));
  must(await client.post(`/api/checkout/payments/${id}/check`), 200);
}

/** A plan that was bought a month and some minutes ago. */
async function boughtLastMonth(person: Person, time: Date): Promise<void> {
  const then = new Date(time.getTime() - 5 * minute);
  then.setUTCMonth(then.getUTCMonth() - 1);
  person.setTime(then);
  await buyOnPage(person);
}

async function storeCard(person: Person, behaviour: CardBehaviour): Promise<void> {
  const { token, customerId } = await person.door.token({ behaviour });
  await createUserPaymentMethod(person.knex, {
    userId: person.userId,
    paymentProvider: person.provider,
    token,
    providerCustomerId: customerId,
    isDefault: true,
  });
}

async function buyWithStored(person: Person): Promise<void> {
  if (!(await planOf(person))) {
    const { id } = await methodOf(person);
    const method = { kind: 'saved', id: Number(id), renew: true };
    must(await person.client.post('/api/checkout', wish(person, method)), 201);
  }
  await work(person);
}

async function bankRefuses(person: Person): Promise<void> {
  const { token } = await methodOf(person);
  await person.door.behave({ token, behaviour: 'insufficient_funds' });
}

const address = {
  addressType: 'home',
  recipientName: 'דנה לוי',
  recipientPhone: '0521234567',
  street: 'הרצל',
  houseNumber: '12',
  entrance: null,
  floor: null,
  apartment: null,
  city: 'חיפה',
  zipCode: null,
  notes: null,
};

/** The card that printed ones lead to. */
const makeCard = async ({ knex, userId }: Person) =>
  void (await createBusinessProfile(knex, { userId, customSlug: `crashes-${userId}` }));

/** Orders printed cards, or pays the order that waits. */
async function order(person: Person, method: object): Promise<void> {
  const { client, knex, userId, shop, door } = person;
  const former = await knex('physical_card_orders').where({ user_id: userId }).orderBy('id', 'desc').first();
  if (!former || former.status !== 'paid') {
    const profile = await knex('business_profiles').where({ user_id: userId }).first();
    const begun =
      former?.status === 'pending'
        ? await client.post(`/api/orders/${former.id}/pay`, { method, acceptTerms: true })
        : await client.post('/api/orders', {
            productId: shop.nfcProductId,
            quantity: 2,
            cards: [{ profileId: Number(profile.id), quantity: 2 }],
            address,
            approveDesign: true,
            acceptTerms: true,
            method,
          });
    const { id, pageUrl } = must(begun, 200, 201).body.payment;
    if (pageUrl) await person.deliver(await door.pay({ page: pageUrl, behaviour: 'approved' }));
    must(await client.post(`/api/orders/payments/${id}/check`), 200);
  }
  await work(person);
}

async function changePlan(person: Person, method: object): Promise<void> {
  const { client, shop, door } = person;
  const plan = await planOf(person);
  if (plan && plan.productId !== shop.dearerPlanId) {
    const path = `/api/subscription/${plan.id}/change`;
    const to = { productId: shop.dearerPlanId, billingCycle: 'monthly' };
    const quote = await client.get(`${path}?productId=${to.productId}&billingCycle=${to.billingCycle}`);
    const { amount, quotedAt } = must(quote, 200).body;
    const changed = await client.post(path, { ...to, amount, quotedAt, method, consentVersion });
    const { id, pageUrl } = must(changed, 200).body.payment;
    if (pageUrl) {
      await person.deliver(await door.pay({ page: pageUrl, behaviour: 'approved' }));
      must(await client.post(`/api/checkout/payments/${id}/check`), 200);
    }
  }
  await work(person);
}

/** Has another card charged from now on, typed on a page. */
async function replaceCard(person: Person): Promise<void> {
  const { client, door } = person;
  const begun = await client.post('/api/subscription/card', { method: { kind: 'new' }, consentVersion });
  const { update } = must(begun, 200).body;
  if (update.pageUrl) await person.deliver(await door.pay({ page: update.pageUrl, behaviour: 'approved' }));
  must(await client.post(`/api/subscription/card/${update.id}/check`), 200);
}

/** What the provider has to tell, told again as long as nobody took it. */
async function takeCallbacks(person: Person): Promise<void> {
  await person.deliver(await person.door.kept({ person: person.userId }));
  await work(person);
}

export const runs: readonly Run[] = [
  {
    name: 'a plan, on the page',
    kinds: ['initial'],
    providers: all,
    prepare: nothing,
    async run(person) {
      if (!(await planOf(person))) await buyOnPage(person);
      await work(person);
    },
  },
  {
    name: 'a plan, started over',
    kinds: ['initial'],
    providers: all,
    prepare: nothing,
    async run(person) {
      if (!(await planOf(person))) {
        const begun = await person.client.post('/api/checkout', wish(person, { kind: 'new', save: true }));
        const { id } = must(begun, 201).body.payment;
        must(await person.client.post(`/api/checkout/payments/${id}/close`), 200);
        await buyOnPage(person);
      }
      await work(person);
    },
  },
  {
    name: 'a plan, with a stored card',
    kinds: ['initial'],
    providers: all,
    prepare: (person) => storeCard(person, 'approved'),
    run: buyWithStored,
  },
  {
    name: 'a plan, declined',
    kinds: ['initial'],
    isDeclined: true,
    providers: all,
    prepare: (person) => storeCard(person, 'insufficient_funds'),
    run: buyWithStored,
  },
  {
    name: 'a renewal',
    kinds: ['renewal'],
    providers: charged,
    prepare: boughtLastMonth,
    async run(person) {
      await runRenewals(person.deps, { userId: person.userId });
      await work(person);
    },
  },
  {
    name: 'a renewal, declined',
    kinds: ['renewal'],
    isDeclined: true,
    providers: charged,
    async prepare(person, time) {
      await boughtLastMonth(person, time);
      await bankRefuses(person);
    },
    async run(person) {
      await runRenewals(person.deps, { userId: person.userId });
      await work(person);
    },
  },
  {
    name: 'a renewal by the provider',
    kinds: ['renewal'],
    providers: ['stripe'],
    async prepare(person, time) {
      await boughtLastMonth(person, time);
      const bought = await person.knex('packages').where({ user_id: person.userId }).first();
      const callbacks = await person.door.renew({ recurringUid: bought.second_provider_subscription_id });
      await person.door.keep({ person: person.userId, callbacks });
    },
    run: takeCallbacks,
  },
  {
    name: 'a change to a dearer plan, with the stored card',
    kinds: ['upgrade'],
    isByTime: true,
    providers: charged,
    prepare: (person) => buyOnPage(person),
    run: async (person) => changePlan(person, { kind: 'saved', id: Number((await methodOf(person)).id) }),
  },
  {
    name: 'a change to a dearer plan, on the page',
    kinds: ['upgrade'],
    isByTime: true,
    providers: all,
    prepare: (person) => buyOnPage(person, { save: false }),
    run: (person) => changePlan(person, { kind: 'new', save: false }),
  },
  {
    name: 'printed cards, on the page',
    kinds: ['order'],
    providers: all,
    prepare: makeCard,
    run: (person) => order(person, { kind: 'new', save: true }),
  },
  {
    name: 'printed cards, with a stored card',
    kinds: ['order'],
    providers: all,
    async prepare(person) {
      await makeCard(person);
      await storeCard(person, 'approved');
    },
    run: async (person) => order(person, { kind: 'saved', id: Number((await methodOf(person)).id) }),
  },
  {
    name: 'a withdrawal with its refund',
    kinds: ['refund'],
    providers: all,
    prepare: (person) => buyOnPage(person),
    async run(person) {
      const plan = await planOf(person);
      if (plan) {
        const path = `/api/subscription/${plan.id}/cancellation`;
        const { kind, refund } = must(await person.client.get(path), 200).body;
        must(await person.client.post(path, { kind, refund }), 200);
      }
      await work(person);
    },
  },
  {
    name: 'a second charge, given back',
    kinds: ['initial', 'refund'],
    providers: all,
    async prepare(person) {
      await buyOnPage(person, { save: false });
      const [{ public_id: reference }] = await attemptsOf(person);
      const callbacks = await person.door.again({ reference });
      await person.door.keep({ person: person.userId, callbacks });
    },
    run: takeCallbacks,
  },
  {
    name: 'another amount, given back',
    kinds: ['initial', 'refund'],
    providers: all,
    prepare: nothing,
    async run(person) {
      const find = async () => {
        const own = await attemptsOf(person);
        return own.find(({ kind, asked_minor: asked }) => kind === 'initial' && asked !== null);
      };
      if (!(await find())) await buyOnPage(person, { save: false, behaviour: 'other_amount' });
      const taken = await find();
      if (!taken) throw new Error('no other amount was taken');
      if (taken.status === 'manual_review') {
        const verdict = { decision: 'give_back', reason: 'סכום שגוי' };
        must(await person.staff.post(`/api/admin/payments/${taken.id}/resolve`, verdict), 200);
      }
      await work(person);
    },
  },
  {
    name: 'another card',
    kinds: ['card_update'],
    providers: charged,
    prepare: (person) => buyOnPage(person),
    async run(person) {
      const updates = (await attemptsOf(person)).filter(({ kind }) => kind === 'card_update');
      if (!updates.some(({ status }) => status === 'succeeded')) await replaceCard(person);
      await work(person);
    },
  },
  {
    name: 'another card for what is overdue',
    kinds: ['card_update', 'renewal'],
    providers: charged,
    async prepare(person, time) {
      await boughtLastMonth(person, time);
      await bankRefuses(person);
      person.setTime(time);
      await runRenewals(person.deps, { userId: person.userId });
    },
    async run(person) {
      const [plan] = must(await person.client.get('/api/subscription/card'), 200).body.plans;
      if (plan?.isOverdue) await replaceCard(person);
      await work(person);
    },
  },
  {
    name: 'a lost dispute, told by the provider',
    kinds: ['refund'],
    providers: ['sandbox', 'stripe'],
    async prepare(person) {
      await buyOnPage(person);
      const [{ provider_txn: txnId }] = await attemptsOf(person);
      const callbacks = await person.door.lose({ txnId });
      await person.door.keep({ person: person.userId, callbacks });
    },
    run: takeCallbacks,
  },
  {
    name: 'a lost dispute, told by a letter',
    kinds: ['refund'],
    providers: all,
    prepare: (person) => buyOnPage(person),
    async run(person) {
      const { knex, staff } = person;
      const [paid] = await attemptsOf(person);
      const find = () => knex('disputes').where({ attempt_id: paid.id }).first();
      const reason = { reason: 'מכתב מחברת האשראי' };
      if (!(await find())) must(await staff.post(`/api/admin/payments/${paid.id}/open-dispute`, reason), 200);
      const dispute = await find();
      if (dispute.status !== 'lost')
        must(await staff.post(`/api/admin/disputes/${dispute.id}/lose-dispute`, reason), 200);
      await work(person);
    },
  },
  {
    name: 'a late charge, on the statement',
    kinds: ['initial'],
    providers: all,
    isAlone: true,
    async prepare(person) {
      const begun = await person.client.post('/api/checkout', wish(person, { kind: 'new', save: false }));
      const { id } = must(begun, 201).body.payment;
      must(await person.client.post(`/api/checkout/payments/${id}/close`), 200);
      await person.door.late({ reference: id, amountMinor: 4_000 });
    },
    async run(person) {
      await reconcileStatement(person.deps);
      await work(person);
    },
  },
];

/** @throws {Error} for a name of none */
export function runNamed(name: string): Run {
  const found = runs.find((run) => run.name === name);
  if (!found) throw new Error(`no run is called ${name}`);
  return found;
}
