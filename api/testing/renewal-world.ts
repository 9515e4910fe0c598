import { expect, vi } from 'vitest';
import { consentVersion } from '../contract/subscriptions/consent-texts.ts';
import { sandboxCards, type CardBehaviour } from '../contract/payments/sandbox-cards.ts';
import type { BillingCycle } from '../contract/payments/entities/payment-enums.schema.ts';
import { runRenewals } from '../domains/payments/renewals/run-renewals.ts';
import { settleInbox } from '../domains/payments/callbacks/wake-inbox.ts';
import { reconcileAttempts } from '../domains/payments/attempts/reconcile-attempts.ts';
import { Package } from '../models/Package.ts';
import { PaymentAttempt } from '../models/PaymentAttempt.ts';
import type { Product } from '../models/Product.ts';
import type { User } from '../models/User.ts';
import type { AppDeps } from '../deps.ts';
import { openPayments, type OpenPayments } from '../domains/payments/open-provider.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { createProduct } from './factories/product.ts';
import { createUser } from './factories/user.ts';
import { payOnPage } from './sandbox-visitor.ts';
import { keepSignedIn, signedInClient } from './sign-in.ts';

const numberOf = (behaviour: CardBehaviour): string =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';

const mustBe = (found: unknown, wanted: unknown) => expect(found).toEqual(wanted);

/** Unlike `expect.poll` it may stand outside a test, where many tests share one world. */
const untilProcessed = (knex: TestApp['knex'], reference: string): Promise<void> =>
  vi.waitFor(
    async () =>
      mustBe((await knex('provider_events').where({ reference }).pluck('status')).join(), 'processed'),
    { timeout: 60_000 },
  );

interface Purchase {
  cycle?: BillingCycle;
  save?: boolean;
  /** Code of a coupon. */
  coupon?: string;
  installments?: number;
}

export interface Subscriber {
  user: User;
  client: TestClient;
  packageId: number;
}

/** The whole application with the real sandbox behind HTTP, and a clock that a test turns. */
export class RenewalWorld {
  app: TestApp;
  deps: AppDeps;
  now: Date;
  product: Product;
  #payments: OpenPayments;

  private constructor(app: TestApp, payments: OpenPayments, product: Product, now: Date) {
    this.app = app;
    this.#payments = payments;
    this.deps = { ...app.deps, payments: payments.provider };
    this.product = product;
    this.now = now;
  }

  static async open(start: Date): Promise<RenewalWorld> {
    const time = { now: start };
    const app = await startTestApp({ clock: { now: () => time.now } });
    const payments = await openPayments(app.deps, 1_500);
    const product = await createProduct(app.knex, {
      name: 'פרו 🚀',
      monthlyPrice: 4_990,
      yearlyPrice: 49_900,
    });
    const world = new RenewalWorld(app, payments, product, start);
    Object.defineProperty(world, 'now', {
      get: () => time.now,
      set: (now: Date) => {
        time.now = now;
      },
    });
    return world;
  }

  async close(): Promise<void> {
    await this.#payments.close();
    await this.app.close();
  }

  /** A new person who buys the plan on the payment page and lets us keep the card, or doesn't. */
  async subscribe(
    behaviour: CardBehaviour = 'approved',
    { cycle = 'monthly', save = true, ...chosen }: Purchase = {},
  ): Promise<Subscriber> {
    const user = await createUser(this.app.knex);
    const client = await this.signIn(user);
    const { id, pageUrl } = await this.openCheckout(client, { cycle, save, ...chosen });
    await this.payOn(pageUrl, behaviour);
    const paid = await client.post(`/api/checkout/payments/${id}/check`);
    mustBe(paid.body.state, 'succeeded');
    await this.#settle(id, behaviour);
    const bought = await Package.query(this.app.knex).findOne({ user_id: user.id }).throwIfNotFound();
    return { user, client, packageId: bought.id };
  }

  /** The plan's payment page for a person, unpaid. */
  async openCheckout(
    client: TestClient,
    { cycle = 'monthly', save = true, ...chosen }: Purchase = {},
  ): Promise<{ id: string; pageUrl: string }> {
    const begun = await client.post('/api/checkout', {
      type: 'package',
      id: this.product.id,
      billingCycle: cycle,
      method: { kind: 'new', save },
      ...chosen,
      acceptTerms: true,
      consentVersion,
    });
    mustBe(begun.status, 201);
    return begun.body.payment;
  }

  /** Types a card on a payment page. */
  async payOn(pageUrl: string, behaviour: CardBehaviour): Promise<void> {
    await payOnPage(this.app.client(), pageUrl, { number: numberOf(behaviour) });
  }

  /** A browser that is signed in at the moment the clock shows. */
  async signIn(user: { id: number }): Promise<TestClient> {
    const client = await signedInClient(this.app, user);
    const expires = new Date(this.now.getTime() + 3_600_000);
    await keepSignedIn(this.app.knex, expires, user);
    return client;
  }

  /** Types a card on the page that replaces the one plans are charged to. */
  async replaceCard(client: TestClient, behaviour: CardBehaviour) {
    const begun = await client.post('/api/subscription/card', { method: { kind: 'new' }, consentVersion });
    mustBe([begun.status, begun.body.update?.state], [200, 'open']);
    await payOnPage(this.app.client(), begun.body.update.pageUrl, { number: numberOf(behaviour) });
    const check = () => client.post(`/api/subscription/card/${begun.body.update.id}/check`);
    await check();
    await this.#settle(begun.body.update.id, behaviour);
    // As the page asks again: the first answer may have come while the callback held the package.
    return (await check()).body;
  }

  /** The sandbox's callback comes on its own time; whoever acts on it holds the package meanwhile. */
  async #settle(reference: string, behaviour: CardBehaviour): Promise<void> {
    if (['callback_never', 'charged_then_cut', 'hangs_uncharged', 'charged_late'].includes(behaviour)) return;
    const { knex } = this.app;
    await untilProcessed(knex, reference);
    await settleInbox(knex);
  }

  /** The worker's minute at this moment, for everybody or for one person. */
  run(now: Date = this.now, person?: Subscriber) {
    this.now = now;
    return runRenewals(this.deps, { now, ...(person && { userId: person.user.id }) });
  }

  /** The worker's look after attempts whose answer is out. */
  reconcile(now: Date = this.now) {
    this.now = now;
    return reconcileAttempts(this.deps, now);
  }

  async packageOf({ packageId }: Pick<Subscriber, 'packageId'>): Promise<Package> {
    return Package.query(this.app.knex).findById(packageId).throwIfNotFound();
  }

  async mandateOf({ packageId }: Pick<Subscriber, 'packageId'>) {
    return this.app.knex('recurring_payments').where({ package_id: packageId }).orderBy('id', 'desc').first();
  }

  renewalsOf({ packageId }: Pick<Subscriber, 'packageId'>): Promise<PaymentAttempt[]> {
    return Promise.resolve(
      PaymentAttempt.query(this.app.knex).where({ package_id: packageId, kind: 'renewal' }).orderBy('id'),
    );
  }

  /** What the sandbox itself took from a person, in agorot. */
  async takenFrom({ user }: Pick<Subscriber, 'user'>): Promise<number[]> {
    const rows = await this.app
      .knex('sandbox_psp.transactions')
      .whereIn(
        'more_info',
        PaymentAttempt.query(this.app.knex)
          .where({ user_id: user.id })
          .select(this.app.knex.raw('public_id::text'))
          .toKnexQuery(),
      )
      .where({ type: 'Charge', status_code: '000' })
      .orderBy('created_at');
    return rows.map(({ amount }) => Math.round(Number(amount) * 100));
  }

  async mailsTo({ user }: Pick<Subscriber, 'user'>, template: string): Promise<number> {
    return (await this.app.knex('mail_log').where({ user_id: user.id, template })).length;
  }
}
